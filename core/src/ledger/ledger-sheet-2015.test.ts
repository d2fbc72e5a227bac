import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum, yuan } from '../kernel/money';
import { costItems, type CostItemCode } from '../tax';
import { developmentLedger } from './development-ledger';
import { amountsOf, totalAmounts, type LedgerSheet } from './ledger-sheet';
import { ledgerSheets2015 } from './ledger-sheet-2015';
import type { ItemAmounts } from './category-amounts';

function sheetOf(rows: readonly ItemAmounts[], given: Partial<LedgerSheet> = {}): LedgerSheet {
  const made = rows.map((items, at) => ({
    ...amountsOf(items),
    id: String(at + 1),
    month: '2020-01',
    origin: 'allocation',
    verification: 'open',
    voucherId: null,
    voucherResource: null,
    voucherDate: null,
    voucherType: null,
    voucherNo: null,
    summary: null,
    excluded: '0.00',
    adjustment: null,
    collected: {},
  }));
  const opening = given.opening ?? null;
  return {
    reportId: '9',
    year: '2020',
    projectId: '1',
    ledgerId: '1',
    projectCode: 'RD01',
    projectName: '主轴',
    completion: 'ended',
    expenditureType: 'expensed',
    devForm: 'zzyf',
    rows: made,
    total: totalAmounts([...(opening ? [opening] : []), ...made]),
    ...given,
    opening,
  };
}

describe('2015版“研发支出”辅助账', () => {
  test('the balance grows with every entry and goes to 管理费用 at the end of the year', () => {
    const [part] = ledgerSheets2015(sheetOf([{ '1.1': '100.00' }, { '6.4': '20.50' }]));
    expect(part!.form).toBe('own');
    expect(part!.lines.map(({ kind, debit, credit, side, balance }) => [kind, debit, credit, side, balance])).toEqual([
      ['entry', '100.00', null, 'debit', '100.00'],
      ['entry', '20.50', null, 'debit', '120.50'],
      ['carried', null, '120.50', 'none', '0.00'],
      ['total', '120.50', '120.50', null, null],
      ['closing', null, null, 'none', '0.00'],
    ]);
  });

  test('a capitalised project opens with what earlier years brought, and keeps its balance until it has ended', () => {
    const opening = amountsOf({ '1.1': '300.00' });
    const given = { expenditureType: 'capitalised', opening } as const;
    const [ongoing] = ledgerSheets2015(sheetOf([{ '1.1': '100.00' }], { ...given, completion: 'ongoing' }));
    expect(ongoing!.lines.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['opening', '300.00'],
      ['entry', '400.00'],
      ['total', null],
      ['closing', '400.00'],
    ]);
    const [ended] = ledgerSheets2015(sheetOf([{ '1.1': '100.00' }], given));
    expect(ended!.lines.find(({ kind }) => kind === 'carried')).toMatchObject({ credit: '400.00', balance: '0.00' });
  });

  test('what was paid for entrusted R&D stands in a ledger of its own', () => {
    const parts = ledgerSheets2015(sheetOf([{ '1.1': '1.00', '7.1': '5.00' }], { devForm: 'hzyf' }));
    expect(parts.map(({ form, lines }) => [form, lines[0]!.items])).toEqual([
      ['cooperative', { '1.1': '1.00' }],
      ['entrusted', { '7.1': '5.00' }],
    ]);
  });

  test('its ledgers hold every amount once', () => {
    const items = fc.dictionary(
      fc.constantFrom(...costItems.map(({ code }) => code)),
      fc.integer({ min: 1, max: 10 ** 9 }).map((fen) => yuan(fen).dividedBy(100).toString()),
      { minKeys: 1, maxKeys: 4 },
    );
    const forms = fc.constantFrom('zzyf', 'hzyf', 'wtyf_jn', 'wtyf_jw', 'jzyf', 'other', null);
    fc.assert(
      fc.property(fc.array(items, { maxLength: 8 }), forms, (rows, devForm) => {
        const sheet = sheetOf(rows as ItemAmounts[], { devForm });
        const debits = ledgerSheets2015(sheet).flatMap(({ lines }) =>
          lines.filter(({ kind }) => kind === 'total').map(({ debit }) => yuan(debit!)),
        );
        const entered = rows.flatMap((row) => Object.values(row)).map((amount) => yuan(amount));
        expect(sum(debits).toString()).toBe(sum(entered).toString());
      }),
    );
  });
});

test.each([
  ['zzyf', {}, ['own']],
  [null, {}, ['own']],
  ['wtyf_jn', {}, ['entrusted']],
  ['wtyf_jw', { '7.2': '1.00' }, ['entrusted']],
  ['wtyf_jn', { '1.1': '1.00', '7.1': '1.00' }, ['own', 'entrusted']],
  ['jzyf', { '1.1': '1.00' }, ['centralised']],
  ['zzyf', { '7.3': '1.00' }, ['entrusted']],
] as const)('%s with %j has the ledgers %j', (devForm, items, forms) => {
  const ledgers = developmentLedger(devForm, items);
  expect(ledgers.map(({ form }) => form)).toEqual(forms);
  const codes = Object.keys(items) as CostItemCode[];
  for (const code of codes) expect(ledgers.filter(({ has }) => has(code))).toHaveLength(1);
});

test('what is paid to overseas individuals has no column in the 2021版, so it is not in its amount under tax law', () => {
  expect(amountsOf({ '1.1': '10.00', '7.3': '5.00' })).toMatchObject({ taxAmount: '10.00' });
});
