import { costItems, furtherItems, type CostItemCode, type FurtherItemCode } from '../tax';

/** The cost items each expense code of form 107-2 takes in, and the further items the super-deduction does not have. */
export const itemsOfCode: Readonly<Record<string, readonly CostItemCode[]>> = {
  '8': ['1.1', '1.2', '1.3'],
  '9': ['2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '2.8'],
  '10': ['3.1', '3.2'],
  '11': ['4.1', '4.2', '4.3'],
  '12': ['5.1', '5.2'],
  '13': ['5.3', '5.4'],
  '14': ['7.1', '7.2', '7.3'],
  '18': ['7.2'],
  '19': ['6.1', '6.2', '6.3', '6.4', '6.5'],
};

/** Codes whose sum is code 7, each already rounded to 千元. */
export const expenseCodes: readonly string[] = ['8', '9', '10', '11', '12', '13', '14', '19'];

export const furtherItemsOfCode = (code: string): FurtherItemCode[] =>
  furtherItems.flatMap((each) => (each.indicator === code ? [each.code] : []));

/** All items an expense code takes in. */
export const itemsOfExpense = (code: string): readonly string[] => [
  ...(itemsOfCode[code] ?? []),
  ...furtherItemsOfCode(code),
];

/** Whether cost of an item counts in the statistics: all but what the accounts alone have. */
export const isInStatistics = (item: string): boolean =>
  !furtherItems.some(({ code, indicator }) => code === item && indicator === null);

/** The label of a cost item or a further item. */
export const itemLabel = (item: string) => [...costItems, ...furtherItems].find(({ code }) => code === item)?.label;
