import { riskRules } from './risk-scan';
import type { RiskEntry, RiskYear } from './risk-year';

/** A row of a register with only the fields that matter here. */
type Stated<Name extends keyof RiskYear> = RiskYear[Name] extends readonly (infer Row)[] ? Partial<Row> : never;

const maker =
  <Name extends keyof RiskYear>(_: Name, usual: Stated<Name>) =>
  (stated: Stated<Name> = {} as Stated<Name>) =>
    ({ ...usual, ...stated }) as RiskYear[Name] extends readonly (infer Row)[] ? Row : never;

/** A sound row of each register of 2024: taken together they break no rule. */
export const person = maker('people', {
  ...{ id: 'p1', code: 'E1', name: '王小明', category: 'researcher', post: '研发工程师' },
  ...{ entryDate: '2020-01-01', leaveDate: null },
});
export const salary = maker('salaries', {
  ...{ id: 's1', month: '2024-03', personnelId: 'p1', wages: '10000.00' },
  ...{ socialInsurance: null, labour: null, welfare: null },
});
export const present = maker('attendance', {
  ...{ id: 'a1', month: '2024-03', personnelId: 'p1', dueHours: '168', actualHours: '160' },
});
export const worked = maker('workTimes', {
  ...{ id: 'w1', month: '2024-03', personnelId: 'p1', projectId: 'j1', hours: '120' },
});
export const project = maker('projects', {
  ...{ id: 'j1', year: '2024', code: 'RD1', name: '压缩机控制算法研究', devForm: 'zzyf', dataStatus: 'submit' },
  ...{ startTime: '2024-02-10', endTime: '2024-11-30', completion: 'ongoing', expenditureType: 'expensed' },
});
export const detail = maker('details', { id: 'd1', projectId: 'j1', resolutionFiles: ['f1'] });
export const asset = maker('fixedAssets', {
  ...{ id: 'fa1', assetsCode: 'FA1', assetsName: '数控车床', buyDate: '2024-03-20', inaccountDate: '2024-03-31' },
  ...{ originalValue: '5000.00', depreciationMethod: 'straightLine', depreciationMonths: 36, useType: 'shared' },
});
export const use = maker('assetUses', {
  ...{ id: 'u1', month: '2024-03', projectId: 'j1', assetsId: 'fa1', rdHours: '80', totalHours: '100' },
});
export const lease = maker('leases', {
  ...{ id: 'l1', contractCode: 'ZL1', assetsName: '三坐标测量机', startDate: '2024-03-15', endDate: '2024-09-14' },
  ...{ month: '2024-03', projectId: 'j1', monthlyRent: '3000.00', rdHours: '10', totalHours: '20' },
});
export const power = maker('equipmentPower', {
  ...{ id: 'e1', year: '2024', month: '04', projectId: 'j1', assetsCode: 'FA1', assetsName: '数控车床' },
});
export const slip = maker('materials', {
  ...{ id: 'm1', date: '2024-03-05', billNo: 'LL1', materialCode: 'M1', materialName: '铝板' },
  ...{ qty: '10', price: '5', amount: '50.00', projectId: 'j1', direction: 'issue' },
});
export const entry = (stated: Partial<RiskEntry> = {}): RiskEntry => ({
  ...{ id: 'v1', resource: 'blade-rdm/financialaccount', date: '2024-03-12', voucherType: '记', voucherNo: '7' },
  ...{ entryNo: '1', summary: '差旅费', subjectCode: '530101', subjectName: '研发支出-差旅费' },
  ...{ debitAmount: '1234.56', creditAmount: null, projectId: 'j1' },
  ...stated,
});
export const paid = (stated: Partial<RiskEntry> = {}): RiskEntry =>
  entry({
    ...{ id: 'v2', entryNo: '2', subjectCode: '1002', subjectName: '银行存款', projectId: null },
    ...{ debitAmount: null, creditAmount: '1234.56' },
    ...stated,
  });
export const match = maker('matches', {
  ...{ id: 'k1', subjectCode: '530101', subjectName: '研发支出-差旅费', costItem: '6.4' },
});
export const cost = maker('costRecords', {
  ...{ id: 'c1', projectId: 'j1', month: '2024-03', item: '6.4', amount: '1234.56' },
});
export const report = maker('reports', {
  ...{ id: 'r1', year: '2024', projectId: 'j1', other: '1234.56', total: '1234.56', items: { '6.4': '1234.56' } },
});

/** A year with one sound row in each register. */
export const soundYear: RiskYear = {
  year: '2024',
  people: [person()],
  salaries: [salary()],
  attendance: [present()],
  workTimes: [worked()],
  projects: [project()],
  details: [detail()],
  fixedAssets: [asset()],
  assetUses: [use()],
  leases: [lease()],
  equipmentPower: [power()],
  equipmentPowerUses: [],
  materials: [slip()],
  entries: [entry(), paid()],
  matches: [match()],
  costRecords: [cost()],
  sourceWarnings: [],
  opinions: [],
  inspected: [],
  reports: [report()],
  enterpriseYears: [{ id: 'y1' }],
  deduction: { lines: { '28': '1234.56', '34': '1234.56', '40': '1234.56', '48': '0.00' } },
  statistics: {},
};

/** What a rule finds in the sound year with these registers replacing its own. */
export function foundBy(code: string, put: Partial<RiskYear> = {}) {
  const rule = riskRules.find((each) => each.code === code);
  if (!rule) throw new Error(`No rule ${code}`);
  return rule
    .find({ ...soundYear, ...put })
    .map(({ message, rows }) => ({ ...message, rows: rows.map(({ id }) => id) }));
}
