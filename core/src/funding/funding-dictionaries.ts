import { text } from '../kernel';
import type { StandardDictionary } from '../system';
import { GOVERNMENT_SUBJECT, subjectLabels } from './government-subject';

/** The dictionaries of government projects. */
export const fundingDictionaries: readonly StandardDictionary[] = [
  {
    code: 'government_project_level',
    name: text('政府课题级别', 'Level of a government project'),
    entries: [
      ['national', text('国家级', 'National')],
      ['provincial', text('省级', 'Provincial')],
      ['municipal', text('市级', 'Municipal')],
      ['other', text('其他', 'Other')],
    ],
  },
  {
    code: GOVERNMENT_SUBJECT,
    name: text('政府课题预算科目', 'Subject of a government budget'),
    entries: Object.entries(subjectLabels),
  },
];
