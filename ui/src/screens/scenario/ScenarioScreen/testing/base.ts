import type { ScenarioBase } from '@rdm/core/internal/scenario';

const plain = (code: string) => ({ code, phases: [], result: 'ongoing', date: null, opening: [] }) as const;
const project = (id: string, code: string) => ({
  ...{ id, code, name: `${code}项目`, expenditureType: 'expensed', completion: 'ended', endTime: '2024-12-31' },
  ...{ course: plain(code), eligibility: null, exclusionReason: null, earlier: [] },
});
const cost = (projectId: string, item: '1.1' | '2.1' | '6.2', amount: string) => ({
  ...{ projectId, month: '2024-12', item, amount, excluded: '0.00', expenditureType: 'expensed', switchable: [] },
});

/** A year of two projects: pay and material from registers, material in vouchers as well. */
export const base: ScenarioBase = {
  ...{ year: '2024', kinds: [], grants: [], adjustments: [], threeQuarters: null, filedThreeQuarters: null },
  projects: [project('1', 'RD01'), project('2', 'RD02')],
  sources: [
    { item: '2.1', label: { zh: '材料', en: 'Material' }, choice: 'auto', source: 'allocation', projects: [] },
    { item: '1.1', label: { zh: '工资薪金', en: 'Wages' }, choice: 'auto', source: 'allocation', projects: [] },
  ],
  annual: {
    costs: {
      allocation: [cost('1', '1.1', '9000.00'), cost('1', '2.1', '1000.00'), cost('2', '1.1', '5000.00')],
      voucher: [cost('1', '2.1', '1600.00'), cost('1', '6.2', '100.00')],
    },
    otherMatters: {},
  },
  ...{ assets: [], origins: [], inputs: null, computed: '15100.00', isFiled: false },
  facts: { taxRate: '15.00', taxableIncome: null, revenue: null, totalAssets: null, staffAverage: null },
};
