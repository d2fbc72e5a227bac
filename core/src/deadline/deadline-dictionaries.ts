import { text } from '../kernel';
import type { StandardDictionary } from '../system';

/** What a deadline is of. */
export const deadlineKinds = {
  tax: text('税务', 'Tax'),
  statistics: text('统计', 'Statistics'),
  title: text('称号', 'Title'),
  property: text('知识产权', 'Intellectual property'),
  contract: text('合同', 'Contract'),
  policy: text('政策申报', 'Policy'),
  opinion: text('项目鉴定', 'Expert opinion'),
  finding: text('诊断整改', 'Finding of a diagnosis'),
  own: text('自定', 'Own'),
} as const;
export type DeadlineKind = keyof typeof deadlineKinds;

/** The dictionaries of deadlines. */
export const deadlineDictionaries: readonly StandardDictionary[] = [
  { code: 'deadline_kind', name: text('事项类型', 'Kind of deadline'), entries: Object.entries(deadlineKinds) },
];
