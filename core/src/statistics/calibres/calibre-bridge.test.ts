import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, yuan } from '../../kernel/money';
import { costItems, furtherItems } from '../../tax';
import { bridgeColumns, calibreBridge, type BridgedProject } from './calibre-bridge';

const cents = (least: number) =>
  fc.integer({ min: least, max: 10 ** 9 }).map((amount) => yuan(String(amount)).dividedBy(100).toString());
const codes = [...costItems, ...furtherItems].map(({ code }) => code);
/** Amounts of a careless enterprise: corrections make some of them negative. */
const items = fc.dictionary(fc.constantFrom(...codes), cents(-(10 ** 9)));
const project: fc.Arbitrary<BridgedProject> = fc.record({
  projectId: fc.uuid(),
  projectCode: fc.string({ minLength: 1, maxLength: 8 }),
  projectName: fc.string({ minLength: 1, maxLength: 20 }),
  items,
  excluded: fc.dictionary(fc.constantFrom(...costItems.map(({ code }) => code)), cents(0)),
});
const totalOf = (amounts: readonly string[]) => sum(amounts.map((amount) => yuan(amount))).toString();
const allOf = (projects: readonly BridgedProject[], of: (item: string) => boolean) =>
  totalOf(
    projects.flatMap(({ items: own }) => Object.entries(own).flatMap(([item, amount]) => (of(item) ? [amount!] : []))),
  );

describe('the bridge between the calibres', () => {
  it('leads from each calibre to the next, in every row and in the total', () => {
    fc.assert(
      fc.property(fc.array(project, { maxLength: 4 }), (projects) => {
        const { rows, total } = calibreBridge(projects, null);
        for (const row of [...rows, total]) {
          expect(yuan(row.accounting).minus(yuan(row.accountsOnly)).toString()).toBe(row.statistics);
          expect(yuan(row.statistics).minus(yuan(row.outside)).minus(yuan(row.excluded)).toString()).toBe(
            row.deduction,
          );
        }
        for (const column of bridgeColumns) expect(totalOf(rows.map((row) => row[column]))).toBe(total[column]);
      }),
    );
  });

  it('loses no amount of the accounts, and has each item in the calibres that take it', () => {
    fc.assert(
      fc.property(fc.array(project, { maxLength: 4 }), (projects) => {
        const { total } = calibreBridge(projects, null);
        expect(total.accounting).toBe(allOf(projects, () => true));
        expect(total.accountsOnly).toBe(allOf(projects, (item) => item === '8.7'));
        expect(total.outside).toBe(allOf(projects, (item) => item.startsWith('8.') && item !== '8.7'));
      }),
    );
  });

  it('keeps a row whose items cancel in the accounts but stand in different calibres', () => {
    const cancelling = { projectId: '1', projectCode: 'RD01', projectName: '某项目', excluded: {} };
    const { rows, total } = calibreBridge([{ ...cancelling, items: { '8.3': '-0.03', '5.3': '0.03' } }], null);
    expect(rows).toHaveLength(1);
    expect(total).toMatchObject({ accounting: '0.00', outside: '-0.03', deduction: '0.03' });
  });

  it('has no steps to a form where the year has none', () => {
    expect(calibreBridge([], null)).toMatchObject({ rows: [], toForm: [], form: null });
  });

  it('goes on to line 40 of the form without a rest', () => {
    const lines = fc.record(
      Object.fromEntries(
        [2, 3, 7, 16, 19, 23, 28, 34, 36, 37, 38, 39, 40].map((line) => [String(line), cents(0)] as const),
      ),
    );
    fc.assert(
      fc.property(fc.array(project, { maxLength: 2 }), lines, (projects, given) => {
        // Line 2 = 3 + 7 + 16 + 19 + 23 + 34, as the form has it.
        const own = totalOf(['3', '7', '16', '19', '23', '34'].map((line) => given[line]!));
        const { total, toForm, form } = calibreBridge(projects, { ...given, 2: own });
        expect(totalOf([total.deduction, ...toForm.map(({ amount }) => amount)])).toBe(form);
      }),
    );
  });
});
