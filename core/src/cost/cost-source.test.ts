import { expect, it } from 'vitest';
import { costItems } from '../tax';
import { costSources } from './cost-source';
import { hasRegister, type CostRegisters } from './registered-items';

const empty: CostRegisters = {
  year: 2024,
  projects: [
    { id: 'p', code: 'A', expenditureType: 'expensed', completion: 'ongoing', startTime: '2024-01-01', endTime: null },
  ],
  ...{ salaries: [], fixedAssets: [], assetUses: [], intangibles: [], leases: [] },
  ...{ equipmentPower: [], power: [], materials: [] },
};
const salary = (over: object, month = '2024-03') => ({
  ...{ id: 's', month, personnelId: 'e' },
  ...{ wages: null, socialInsurance: null, labour: null, welfare: null },
  ...over,
});
const software = (over: object) => ({
  ...{ id: 'i', assetsCode: 'I', category: 'software' as const, acquireDate: '2023-12-05', originalValue: '1' },
  ...{ amortizeMonths: 24, projectId: 'p', rdRatio: null },
  ...over,
});
const power = (powerType: 'fuel' | 'water') => ({ id: 'w', month: '2024-01', projectId: 'p', powerType, amount: '1' });
const use = { id: 'u', month: '2024-01', projectId: 'p', assetsId: 'f', rdHours: '1', totalHours: '1' };
const asset = {
  ...{ id: 'f', assetsCode: 'F', category: 'instrument' as const, depreciationMethod: 'straightLine' as const },
  ...{ inaccountDate: null, originalValue: null, residualRate: null, depreciationMonths: null },
};
const allocatedOf = (registers: Partial<CostRegisters>) => {
  const sourceOf = costSources({ ...empty, ...registers });
  return costItems.map(({ code }) => code).filter((code) => sourceOf(code).source === 'allocation');
};

it.each<[string, Partial<CostRegisters>, string[]]>([
  ['nothing', {}, []],
  ['a payroll of wages', { salaries: [salary({ wages: '1.00', welfare: '0.00' })] }, ['1.1']],
  ['a payroll of another year', { salaries: [salary({ wages: '1.00' }, '2023-12')] }, []],
  ['a payroll of insurance and labour', { salaries: [salary({ socialInsurance: '1', labour: '-1' })] }, ['1.2', '1.3']],
  ['fuel', { power: [power('fuel')] }, ['2.2']],
  ['water', { power: [power('water')] }, ['2.3']],
  ['the use of an instrument', { fixedAssets: [asset], assetUses: [use] }, ['3.1']],
  ['the use of an unknown asset', { assetUses: [use] }, []],
  ['software that is amortised in the year', { intangibles: [software({})] }, ['4.1']],
  ['software that is amortised out', { intangibles: [software({ amortizeMonths: 1 })] }, []],
  ['software without a project of the year', { intangibles: [software({ projectId: 'q' })] }, []],
  [
    'software by the code of its project',
    { intangibles: [software({ projectId: 'q', projectCodes: { q: 'A' } })] },
    ['4.1'],
  ],
])('with %s, automatic allocates just that', (_, registers, items) => expect(allocatedOf(registers)).toEqual(items));

it('takes an item without a register from vouchers whatever is chosen', () => {
  for (const { code } of costItems.filter((item) => !hasRegister(item.code))) {
    const chosen = [{ costItem: code, source: 'allocation', projectId: null }];
    expect(costSources(empty, chosen)(code).source).toBe('voucher');
  }
});

it('follows the choice of the project before that of the item, and automatic again where a project says so', () => {
  const registers = { ...empty, salaries: [salary({ wages: '1' })] };
  const sourceOf = costSources(registers, [
    { costItem: '1.1', source: 'voucher', projectId: null },
    { costItem: '1.1', source: 'auto', projectId: 'p' },
  ]);
  expect(sourceOf('1.1')).toMatchObject({ source: 'voucher', choice: 'voucher', isOfProject: false });
  expect(sourceOf('1.1', 'q').source).toBe('voucher');
  expect(sourceOf('1.1', 'p')).toMatchObject({ source: 'allocation', choice: 'auto', isOfProject: true });
  expect(sourceOf('1.1', 'p').reason.zh).toBe('自动：薪酬台账本年有 1 行，按台账分摊');
});
