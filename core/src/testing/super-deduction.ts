/*
 * Input of the R&D super-deduction, for property tests. What law and form allow is written down here again, apart from
 * the code under test; the types are those of the input by their shape.
 */
import fc, { type Arbitrary } from 'fast-check';
import { costAmount } from './amounts';

/** A tax year whose law the library holds. */
export const coveredYear = fc.integer({ min: 2016, max: 2027 });

/** Codes of the cost items in the order of the 2015版 ledger. */
const itemCodes = [
  ...(['1.1', '1.2', '1.3', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '2.8', '3.1', '3.2'] as const),
  ...([
    '4.1',
    '4.2',
    '4.3',
    '5.1',
    '5.2',
    '5.3',
    '5.4',
    '6.1',
    '6.2',
    '6.3',
    '6.4',
    '6.5',
    '7.1',
    '7.2',
    '7.3',
  ] as const),
];

/** Amounts by the code of their cost item: `{ '1.1': '880000.00' }`. */
export type CostItemsDraft = Partial<Record<(typeof itemCodes)[number], string>>;

/** Amounts of some cost items, at most `most` of them; none is below 0. */
export function costItemAmounts(most: number = itemCodes.length): Arbitrary<CostItemsDraft> {
  return fc.dictionary(fc.constantFrom(...itemCodes), costAmount, { maxKeys: most });
}

const categoriesOf = (amount: Arbitrary<string>) => ({
  ...{ personnel: amount, directInput: amount, depreciation: amount, amortisation: amount, design: amount },
  ...{ other: amount, entrustDomestic: amount, entrustOverseasOrg: amount, entrustOverseasPerson: amount },
});

/** The nine categories of a project's cost, each with its amount. */
export function categoryAmounts(amount: Arbitrary<string> = costAmount) {
  return fc.record(categoriesOf(amount));
}

const idOf = (number: number) => `RD${String(number).padStart(2, '0')}`;

const standing = {
  id: fc.integer({ min: 1, max: 99 }).map(idOf),
  expenditureType: fc.constantFrom('expensed' as const, 'capitalised' as const),
  ended: fc.boolean(),
};

/** A project of `superDeduction` whose cost is given by cost items alone. */
export const itemisedProjectCost = fc.record({ ...standing, items: costItemAmounts() });

/**
 * A project of `superDeduction`: its cost by categories, by cost items, by both or not at all. A category beside its items
 * takes precedence, and `warnings` names the amounts not used.
 */
export const projectCost = fc.record(
  { ...standing, ...categoriesOf(costAmount), items: costItemAmounts(6) },
  { requiredKeys: ['id', 'expenditureType', 'ended'] },
);

export type ProjectCostDraft = typeof projectCost extends Arbitrary<infer Project> ? Project : never;

/** A list of projects with the ids `RD01`, `RD02` and so on. */
export function projectCosts<Project extends { readonly id: string }>(
  project: Arbitrary<Project>,
  { least = 1, most = 20 }: { readonly least?: number; readonly most?: number } = {},
): Arbitrary<Project[]> {
  return fc
    .array(project, { minLength: least, maxLength: most, size: 'max' })
    .map((list) => list.map((each, index) => ({ ...each, id: idOf(index + 1) })));
}

/** Kinds of enterprises with rates of their own, none up to all. */
export const enterpriseKinds = fc.subarray(['manufacturing' as const, 'techSme' as const, 'icOrMachineTool' as const]);

/** How the cost of October to December 2022 is determined, by its amount or by months. */
export const fourthQuarter = fc.oneof(
  costAmount.map((amount) => ({ mode: 'actual' as const, amount })),
  fc.integer({ min: 1, max: 12 }).chain((monthsOperated) =>
    fc.integer({ min: 0, max: Math.min(3, monthsOperated) }).map((monthsAfterOct1) => ({
      mode: 'months' as const,
      monthsAfterOct1,
      monthsOperated,
    })),
  ),
);

/** The declarations of a year: 前三季度 since 2021, 上半年 since 2023. */
function periodsOf(year: number) {
  return ['ANNUAL' as const, ...(year >= 2021 ? (['Q1_Q3'] as const) : []), ...(year >= 2023 ? (['H1'] as const) : [])];
}

const enteredLines = {
  line43: costAmount,
  line44: costAmount,
  line46: costAmount,
  line48: costAmount,
  line49: costAmount,
};

/** Input of `superDeduction` with years and projects of one's own; see `superDeductionInput`. */
export function superDeductionInputOf<Project>(year: Arbitrary<number>, projects: Arbitrary<Project[]>) {
  return fc
    .record(
      { year, which: fc.nat(2), projects, enterpriseKinds, ...enteredLines, q4: fourthQuarter },
      { requiredKeys: ['year', 'which', 'projects'] },
    )
    .map(({ which, q4, ...rest }) => {
      const periods = periodsOf(rest.year);
      const input = { ...rest, period: periods[which % periods.length]! };
      return rest.year === 2022 && q4 ? { ...input, q4 } : input;
    });
}

/**
 * Input that `superDeduction` takes: a covered year, a declaration that exists in it, 1 to 20 projects of distinct ids, and now
 * and then kinds of the enterprise and lines entered by hand; some of 2022 have `q4`.
 */
export const superDeductionInput = superDeductionInputOf(coveredYear, projectCosts(projectCost));
