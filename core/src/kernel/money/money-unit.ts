/** 元, 千元, 万元. */
export type MoneyUnit = 'yuan' | 'thousandYuan' | 'tenThousandYuan';

/** How many 元 one of each unit is. */
export const yuanPerUnit: Readonly<Record<MoneyUnit, number>> = {
  yuan: 1,
  thousandYuan: 1_000,
  tenThousandYuan: 10_000,
};
