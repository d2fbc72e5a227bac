import { describe, expect, it } from 'vitest';
import { amortisationCost } from './amortisation-cost';
import { equipmentPowerCost } from './equipment-power-cost';
import { materialCost } from './material-cost';
import { powerCost } from './power-cost';
import type { EquipmentPowerRow, IntangibleRow, MaterialRow, PowerRow, ProjectRow } from './registers';

const project: ProjectRow = {
  id: 'id-A',
  code: 'A',
  expenditureType: 'expensed',
  completion: 'ongoing',
  startTime: '2024-03-31',
  endTime: '2024-05-01',
};
const year = { year: 2024, projects: [project] };

describe('amortisation cost', () => {
  const intangible: IntangibleRow = {
    id: 'i1',
    assetsCode: 'IA1',
    category: 'software',
    acquireDate: '2024-01-31',
    originalValue: '1000.00',
    amortizeMonths: '24',
    projectId: 'id-A',
    rdRatio: '60',
  };
  const cost = (over: Partial<IntangibleRow> = {}) =>
    amortisationCost({ ...year, intangibles: [{ ...intangible, ...over }] });
  const months = (over: Partial<IntangibleRow> = {}) =>
    cost(over).parts.map(({ month, amount }) => `${month} ${amount}`);

  it('takes the R&D share of each month in which the project runs, rounded by month', () => {
    expect(months()).toEqual(['2024-03 25.00', '2024-04 25.00', '2024-05 25.00']);
    expect(cost().parts[0]).toMatchObject({
      item: '4.1',
      source: { resource: 'blade-rdm/projectassetsvirtual', id: 'i1' },
    });
    expect(cost().parts[0]?.formula.zh).toBe('IA1 当月摊销额 41.67 × 研发占比 60%');
  });

  it('starts in the month of acquisition and ends with the last period', () => {
    expect(months({ acquireDate: '2024-04-30' })).toEqual(['2024-04 25.00', '2024-05 25.00']);
    expect(months({ acquireDate: '2022-04-01' })).toEqual(['2024-03 25.00']);
  });

  it('counts the whole amount without a ratio, and nothing at 0 %', () => {
    expect(months({ rdRatio: null })).toEqual(['2024-03 41.67', '2024-04 41.67', '2024-05 41.66']);
    expect(months({ rdRatio: '0' })).toEqual([]);
  });

  it.each([
    ['patent', '4.2'],
    ['knowHow', '4.3'],
  ] as const)('books %s under %s', (category, item) => {
    expect(cost({ category }).parts[0]?.item).toBe(item);
  });

  it('finds the year’s project by code where the id is that of another year', () => {
    expect(months({ projectId: 'id-of-2023', projectCodes: { 'id-of-2023': 'A' } })).toHaveLength(3);
  });

  it.each([
    ['NO_PROJECT', { projectId: null }],
    ['UNKNOWN_PROJECT', { projectId: 'id-X' }],
    ['ASSET_INCOMPLETE', { amortizeMonths: null }],
    ['ASSET_INCOMPLETE', { acquireDate: null }],
  ] as const)('gives nothing but the warning %s for %j', (code, over) => {
    const { parts, warnings } = cost(over);
    expect(parts).toEqual([]);
    expect(warnings.map((warning) => warning.code)).toEqual([code]);
  });
});

describe('equipment power cost', () => {
  const row: EquipmentPowerRow = {
    id: 'e1',
    year: '2024',
    month: '01',
    projectId: 'id-A',
    assetsCode: 'FA1',
    qty: '1',
    startDate: '2024-01-10',
    endDate: '2024-01-17',
    dailyWorkTime: '4',
    power: '7.5',
    price: '1.05',
  };
  const cost = (over: Partial<EquipmentPowerRow> = {}) =>
    equipmentPowerCost({ ...year, equipmentPower: [{ ...row, ...over }] });

  it('multiplies pieces, use per hour, hours per day, calendar days and price, rounded once', () => {
    expect(cost().parts).toMatchObject([{ projectId: 'id-A', month: '2024-01', item: '2.3', amount: '252.00' }]);
    expect(cost().parts[0]?.formula.zh).toBe('FA1 数量 1 × 每小时用量 7.5 × 日均工时 4 × 天数 8 × 单价 1.05');
  });

  it('belongs to the month on the row, and to its year', () => {
    expect(cost({ month: '02' }).parts[0]?.month).toBe('2024-02');
    expect(cost({ year: 2023 })).toEqual({ parts: [], warnings: [] });
  });

  it('warns about an incomplete record', () => {
    expect(cost({ price: null })).toMatchObject({ parts: [], warnings: [{ code: 'VALUE_MISSING', id: 'e1' }] });
  });
});

describe('fuel and power cost', () => {
  const row: PowerRow = { id: 'w1', month: '2024-01', projectId: 'id-A', powerType: 'fuel', amount: '554' };

  it.each([
    ['fuel', '2.2'],
    ['electricity', '2.3'],
    ['water', '2.3'],
    ['gas', '2.3'],
  ] as const)('books %s under %s', (powerType, item) => {
    const { parts } = powerCost({ ...year, power: [{ ...row, powerType }] });
    expect(parts).toMatchObject([{ item, month: '2024-01', amount: '554.00' }]);
  });

  it('omits rows without amount', () => {
    expect(powerCost({ ...year, power: [{ ...row, amount: null }] })).toEqual({ parts: [], warnings: [] });
  });
});

describe('material cost', () => {
  const row: MaterialRow = {
    id: 'm1',
    date: '2024-06-06',
    projectId: 'id-A',
    qty: '12.3',
    price: '322.43',
    amount: '3965.90',
    direction: 'issue',
  };
  const amounts = (over: Partial<MaterialRow>) =>
    materialCost({ ...year, materials: [{ ...row, ...over }] }).parts.map(({ month, item, amount }) => [
      month,
      item,
      amount,
    ]);

  it('counts the amount of what was issued and takes off what came back', () => {
    expect(amounts({})).toEqual([['2024-06', '2.1', '3965.90']]);
    expect(amounts({ direction: 'return' })).toEqual([['2024-06', '2.1', '-3965.90']]);
  });

  it('takes quantity × price, half-up, where no amount is given', () => {
    expect(amounts({ amount: null })).toEqual([['2024-06', '2.1', '3965.89']]);
    expect(amounts({ amount: null, qty: '0.5', price: '0.01' })).toEqual([['2024-06', '2.1', '0.01']]);
  });
});
