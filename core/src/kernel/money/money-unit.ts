import { text } from '../text';

/** 元, 千元, 万元. */
export type MoneyUnit = 'yuan' | 'thousandYuan' | 'tenThousandYuan';

/** How many 元 one of each unit is. */
export const yuanPerUnit: Readonly<Record<MoneyUnit, number>> = {
  yuan: 1,
  thousandYuan: 1_000,
  tenThousandYuan: 10_000,
};

export const NO_UNIT = text(
  '单位应为 yuan、thousandYuan、tenThousandYuan 之一',
  'The unit must be one of yuan, thousandYuan, tenThousandYuan',
);

export function isMoneyUnit(given: unknown): given is MoneyUnit {
  return typeof given === 'string' && Object.hasOwn(yuanPerUnit, given);
}
