import { frozen, text } from '../kernel';

/**
 * 口径: what a cost of R&D counts in. `accounting` is the widest; `statistics` that of form 107-2 and of high-tech
 * enterprises (国科发火〔2016〕195号), `deduction` that of the super-deduction (财税〔2015〕119号), a closed list.
 * docs/rules.md, Three calibres
 */
export type Calibre = 'accounting' | 'statistics' | 'deduction';

/** A kind of 195号 that the cost items of the super-deduction have no place in. */
export type FurtherCategory = 'depreciation' | 'testing' | 'other' | 'accounting';

/**
 * Cost of R&D that is no cost item of the super-deduction. `indicator` is the code of form 107-2 that takes it in; null
 * for what counts in the accounts alone. The codes are our own: neither form has a column for it.
 */
export const furtherItems = /* @__PURE__ */ frozen([
  further('8.1', '10', 'depreciation', '在用建筑物的折旧费', 'Depreciation of buildings in use'),
  further(
    '8.2',
    '10',
    'depreciation',
    '研发设施改建、改装、装修和修理的长期待摊费用',
    'Deferred cost of R&D facilities',
  ),
  further('8.3', '13', 'testing', '装备调试费用', 'Commissioning of equipment'),
  further('8.4', '13', 'testing', '田间试验费', 'Field trials'),
  further('8.5', '19', 'other', '通讯费', 'Communication'),
  further('8.6', '19', 'other', '与研发活动直接相关的其他费用', 'Other cost directly related to R&D'),
  further('8.7', null, 'accounting', '仅计入会计研发支出的费用', 'R&D expenditure of the accounts alone'),
] as const);

export type FurtherItem = (typeof furtherItems)[number];
export type FurtherItemCode = FurtherItem['code'];

/** Whether a value is the code of a further item, `8.1` to `8.7`. Never throws. */
export function isFurtherItemCode(value: unknown): value is FurtherItemCode {
  return furtherItems.some(({ code }) => code === value);
}

/* @__NO_SIDE_EFFECTS__ */ function further<
  Code extends string,
  Indicator extends string | null,
  Category extends FurtherCategory,
>(code: Code, indicator: Indicator, category: Category, zh: string, en: string) {
  return { code, indicator, category, label: text(zh, en) } as const;
}
