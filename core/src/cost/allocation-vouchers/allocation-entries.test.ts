import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUp } from '../../kernel/money';
import { allocationEntries } from './allocation-entries';
import type { AllocationEntry } from './allocation-entry';
import { entryAccounts, type AccountSetting, type MatchedAccount } from './entry-accounts';
import { costKey, type CostAmount } from './unbooked-cost';

const match = (subjectCode: string, subjectName: string, costItem: string): MatchedAccount => ({
  subjectCode,
  subjectName,
  costItem,
});
const matches = [
  match('53010190', '研发支出-费用化支出-人工费', '1.1'),
  match('53010290', '研发支出-资本化支出-人工费', '1.1'),
  match('53010192', '研发支出-费用化支出-材料费', '2.1'),
  match('53010292', '研发支出-资本化支出-材料费', '2.1'),
  match('53010191', '研发支出-费用化支出-设备折旧费', '3.2'),
  match('53010291', '研发支出-资本化支出-设备折旧费', '3.2'),
  match('1002', '银行存款', 'none'),
];
const setting = (side: string, costItem: string, subjectCode: string, auxiliary = 'none'): AccountSetting => ({
  ...{ side, costItem, subjectCode, auxiliary },
  subjectName: `科目${subjectCode}`,
});
const projectOf = (id: string) => ({ code: `RD0${id}`, name: `项目${id}`, department: '研发中心' });
const make = (amounts: readonly CostAmount[], settings: readonly AccountSetting[] = [], given = matches) =>
  allocationEntries({
    ...{ month: '2024-03', mark: 'RDM202403-01', amounts, projectOf },
    accounts: entryAccounts(settings, given),
    earlier: () => null,
  });
const cost = (
  projectId: string,
  item: CostAmount['item'],
  amount: string,
  expenditureType: CostAmount['expenditureType'] = 'expensed',
) => ({
  ...{ projectId, item, amount, expenditureType },
});
const shown = (entries: readonly AllocationEntry[]) =>
  entries.map(
    ({ side, subjectCode, amount, project }) => `${side} ${subjectCode} ${amount}${project ? ` ${project.code}` : ''}`,
  );

describe('the entries of an allocation voucher', () => {
  it('debit 研发支出 by project and item, of the phase of the project, and credit the sources by kind of cost', () => {
    const { entries, faults } = make([
      cost('2', '1.1', '200.00', 'capitalised'),
      cost('1', '2.1', '50.00'),
      cost('1', '1.1', '100.00'),
      cost('1', '3.2', '30.00'),
    ]);
    expect(faults).toEqual([]);
    expect(shown(entries)).toEqual([
      'debit 53010190 100.00 RD01',
      'debit 53010192 50.00 RD01',
      'debit 53010191 30.00 RD01',
      'debit 53010290 200.00 RD02',
      'credit 1403 50.00',
      'credit 1602 30.00',
      'credit 2211 300.00',
    ]);
    expect(entries[0]!.summary).toBe('RDM202403-01 RD01 2024年3月研发费用分配 工资薪金');
    expect(entries.at(-1)!.summary).toBe('RDM202403-01 2024年3月研发费用分配 工资薪金');
  });

  it('go by 小企业会计准则 where its 研发支出 is matched', () => {
    const small = [match('430101', '研发支出-费用化支出', '2.2')];
    expect(shown(make([cost('1', '2.2', '8.00')], [], small).entries)).toEqual([
      'debit 430101 8.00 RD01',
      'credit 4001 8.00',
    ]);
    const business = [match('530101', '研发支出-费用化支出', '2.2')];
    expect(shown(make([cost('1', '2.2', '8.00')], [], business).entries).at(-1)).toBe('credit 5001 8.00');
  });

  it('go to the accounts the enterprise set, by what these are kept by', () => {
    const settings = [
      setting('expensed', '1.1', '530109', 'both'),
      setting('credit', '1.1', '660201', 'department'),
      setting('credit', '2.1', '5001', 'project'),
    ];
    const { entries } = make(
      [cost('1', '1.1', '100.00'), cost('2', '1.1', '10.00'), cost('1', '2.1', '7.00'), cost('2', '2.1', '3.00')],
      settings,
    );
    expect(shown(entries)).toEqual([
      'debit 530109 100.00 RD01',
      'debit 53010192 7.00 RD01',
      'debit 530109 10.00 RD02',
      'debit 53010192 3.00 RD02',
      'credit 5001 7.00 RD01',
      'credit 5001 3.00 RD02',
      'credit 660201 110.00',
    ]);
    expect(entries.map(({ department }) => department)).toEqual([
      '研发中心',
      null,
      '研发中心',
      null,
      null,
      null,
      '研发中心',
    ]);
  });

  it('take an account outside 研发支出 only where the item has none there', () => {
    const given = [match('660209', '管理费用-研发费用', '1.1')];
    expect(shown(make([cost('1', '1.1', '1.00')], [], given).entries)[0]).toBe('debit 660209 1.00 RD01');
    expect(make([cost('1', '1.1', '1.00', 'capitalised')], [], given).faults).toHaveLength(1);
  });

  it('are not made up where no account is known, or several are', () => {
    const none = make([cost('1', '4.1', '5.00')]);
    expect(none.entries).toEqual([]);
    expect(none.faults[0]).toMatchObject({ item: '4.1' });
    expect(none.faults[0]!.zh).toContain('没有对应的借方（费用化支出）科目');
    const two = [
      match('530101', '研发支出-费用化支出-工资', '1.1'),
      match('530102', '研发支出-费用化支出-奖金', '1.1'),
    ];
    expect(make([cost('1', '1.1', '5.00')], [], two).faults[0]!.zh).toContain('（530101、530102）');
  });

  it('take red off the accounts the cost was booked on', () => {
    const account = (subjectCode: string) =>
      ({ subjectCode, subjectName: '', auxiliary: 'none', from: 'setting' }) as const;
    const { entries } = allocationEntries({
      ...{ month: '2024-03', mark: 'RDM202403-02', amounts: [cost('1', '1.1', '-10.00')], projectOf },
      accounts: entryAccounts([], matches),
      earlier: () => ({ debit: account('5301old'), credit: account('2211old') }),
    });
    expect(shown(entries)).toEqual(['debit 5301old -10.00', 'credit 2211old -10.00']);
  });

  it('balance to the cent, one for each project, item and account, for any amounts and accounts', () => {
    const codes = ['2211', '5001', '1403'];
    const anySettings = fc.uniqueArray(
      fc.record({
        side: fc.constantFrom('credit', 'expensed', 'capitalised'),
        costItem: fc.constantFrom('1.1', '2.1', '3.2'),
        subjectCode: fc.constantFrom(...codes),
        subjectName: fc.constant('科目'),
        auxiliary: fc.constantFrom('none', 'project', 'department', 'both'),
      }),
      { selector: ({ side, costItem }) => `${side} ${costItem}` },
    );
    const anyAmounts = fc.uniqueArray(
      fc.record({
        projectId: fc.constantFrom('1', '2', '3'),
        expenditureType: fc.constantFrom('expensed' as const, 'capitalised' as const),
        item: fc.constantFrom('1.1' as const, '2.1' as const, '3.2' as const),
        amount: fc
          .integer({ min: -9_999_999, max: 9_999_999 })
          .filter((given) => given !== 0)
          .map((given) => (given / 100).toFixed(2)),
      }),
      { selector: costKey, maxLength: 12 },
    );
    fc.assert(
      fc.property(anyAmounts, anySettings, (amounts, settings) => {
        const { entries, faults } = make(amounts, settings);
        expect(faults).toEqual([]);
        const on = (side: string) => addUp(entries.filter((each) => each.side === side).map(({ amount }) => amount));
        expect(on('debit')).toBe(on('credit'));
        expect(on('debit')).toBe(addUp(amounts.map(({ amount }) => amount)));
        const keys = entries.map(({ side, projectId, item, subjectCode, expenditureType, project, department }) =>
          JSON.stringify([side, projectId, item, subjectCode, expenditureType, project, department]),
        );
        expect(new Set(keys).size).toBe(keys.length);
        expect(
          entries.every(({ amount, summary }) => Number(amount) !== 0 && summary.startsWith('RDM202403-01 ')),
        ).toBe(true);
      }),
    );
  });
});
