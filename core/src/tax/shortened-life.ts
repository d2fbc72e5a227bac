import * as v from 'valibot';
import { text, type LegalBasis } from '../kernel';
import type { DecimalInput } from '../kernel/money';
import { checkedInput } from './input/checked-input';
import { holds, lifeField, objectOf, wholeField } from './input/fields';
import { LONGEST_LIFE } from './input/life';
import { shortenedLifeBasis, shortenedLifePercent, usedAssetLifeBasis } from './law/asset-lives';

export interface ShortenedLifeInput {
  /** Minimum life of the kind of asset in months (企业所得税法实施条例 第六十条): 120 for machines. */
  readonly minimumMonths: number;
  /** Months an asset bought second-hand was used before. */
  readonly usedMonths?: DecimalInput;
}

const USED_UP = text('已使用月数应小于最低折旧月数', 'The months used must be fewer than the minimum life');

/** The input of `shortenedLife` as a Standard Schema. */
export const shortenedLifeSchema: v.GenericSchema<ShortenedLifeInput> = holds(
  objectOf<ShortenedLifeInput>({
    minimumMonths: lifeField,
    usedMonths: v.optional(wholeField(0, LONGEST_LIFE)),
  }),
  ({ minimumMonths, usedMonths = 0 }) => Number(usedMonths) < minimumMonths,
  'usedMonths',
  USED_UP,
);

export interface ShortenedLife {
  /** The shortened life in months, whole. */
  readonly months: number;
  readonly basis: LegalBasis;
}

/**
 * 缩短折旧年限: the shortest life for tax in whole months, 60% of the minimum life (企业所得税法实施条例 第九十八条) or of
 * what is left of it (税总公告2014年第64号 四). A part of a month counts as a month, because the life must not be shorter.
 *
 * @throws DomainError `INVALID_SCHEDULE`, `INVALID_INPUT`
 */
export function shortenedLife(given: ShortenedLifeInput): ShortenedLife {
  const { minimumMonths, usedMonths = 0 } = checkedInput(shortenedLifeSchema, given);
  // Whole percents of whole months: no fraction of a binary number is involved before the division.
  const months = Math.ceil(((minimumMonths - Number(usedMonths)) * shortenedLifePercent) / 100);
  return { months, basis: Number(usedMonths) > 0 ? usedAssetLifeBasis : shortenedLifeBasis };
}
