import type { StoredRecord } from '../../records';
import type { PaperSource, PrintedRecord } from './paper-source';

type Values = Readonly<Record<string, string>>;

/** A record that prints what it is given; one without values is not there. */
export const record = (values: Values = {}): PrintedRecord => ({
  text: (field) => values[field] ?? '',
  cell: (field) => values[field] ?? '',
  stored: Object.keys(values).length > 0 ? (values as unknown as StoredRecord) : null,
});

/** A project of which nothing but its name is known, and what a test adds. */
export const sourceWith = (given: Partial<PaperSource> = {}): PaperSource => ({
  today: '2024-06-03',
  enterprise: record({ name: '某某制冷设备有限公司' }),
  project: record({ code: 'RD2024001', name: '低温压缩机控制算法', year: '2024', devForm: 'zzyf' }),
  detail: record(),
  preparation: record(),
  completion: record(),
  completionReview: null,
  completionConclusion: null,
  members: [],
  searches: [],
  surveys: [],
  reviews: [],
  activities: [],
  achievements: [],
  money: { lines: [], budget: '', cost: '0.00' },
  attachments: ['项目计划书：无'],
  outdated: null,
  ...given,
});
