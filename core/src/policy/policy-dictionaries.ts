import { text } from '../kernel';
import type { StandardDictionary } from '../system';

export const policyLevels = {
  national: text('国家级', 'National'),
  provincial: text('省级', 'Provincial'),
  municipal: text('市级', 'Municipal'),
  district: text('区县级', 'District'),
} as const;

export const policyTypes = {
  tax: text('税收优惠', 'Tax'),
  grant: text('资金补助', 'Grant'),
  recognition: text('资质认定', 'Recognition'),
  statistics: text('统计报表', 'Statistics'),
} as const;
export type PolicyType = keyof typeof policyTypes;

/** Values of `contentStatus`. */
export const ON_SHELF = '1';
export const OFF_SHELF = '0';

/** The dictionaries of policies. */
export const policyDictionaries: readonly StandardDictionary[] = [
  { code: 'policy_level', name: text('政策级别', 'Level of a policy'), entries: Object.entries(policyLevels) },
  { code: 'policy_type', name: text('政策类型', 'Kind of policy'), entries: Object.entries(policyTypes) },
  {
    code: 'content_status',
    name: text('上下架状态', 'Publication'),
    entries: [
      [ON_SHELF, text('已上架', 'Published')],
      [OFF_SHELF, text('已下架', 'Withdrawn')],
    ],
  },
];
