import { computedBy, computedCalls, defineResource, reference, type Fields, type Resource } from '../../records';
import { text, type Text } from '../../kernel';
import { personnelReference } from '../../project';
import { viewAmount, viewHours, viewMonth, viewProject, viewTotal, viewYear } from './view-fields';

const begin = { year: viewYear, month: viewMonth, projectId: viewProject };
const projectColumns = ['month', 'projectCode', 'projectName'];

/** A resource over the stored cost of one subject; the `own` fields come between the project and the total. */
function viewOf<const F extends Fields>(menu: string, label: Text, own: F, columns: readonly string[]) {
  const fields = { ...begin, ...own, amount: viewTotal };
  type Shown = typeof fields;
  return defineResource<Shown>(`blade-rdm/${menu}`, {
    label,
    fields,
    naturalKey: ['year', 'month', 'projectId'],
    title: 'month',
    search: ['year', 'month', 'projectId', ...Object.keys(own).filter((name) => 'to' in own[name]!)] as never,
    searchAlways: ['year'],
    columns: [...projectColumns, ...columns, 'amount'],
    order: [{ field: 'month', descending: true }, { field: 'projectId' }],
    calls: computedCalls,
    permissions: computedBy(menu, 'costrecord_init'),
    origin: 'view',
    figuresOf: 'year',
  }) as Resource<Shown>;
}

const pay = {
  wages: viewAmount(text('工资薪金', 'Wages')),
  socialInsurance: viewAmount(text('五险一金', 'Social insurance and housing fund')),
  labour: viewAmount(text('劳务费用', 'Labour of external staff')),
  welfare: viewAmount(text('福利费', 'Welfare')),
};
const amortised = {
  software: viewAmount(text('软件摊销', 'Software')),
  patents: viewAmount(text('专利权摊销', 'Patents')),
  knowHow: viewAmount(text('非专利技术摊销', 'Know-how')),
};

/** 人员人工费用 by project and month. 税总公告2017年第40号 一; welfare counts among other costs (六(四)). */
export const personnelCostView = viewOf('costpersonnel', text('人员人工费用', 'Personnel cost'), pay, Object.keys(pay));

/** The same person by person, with the hours it was shared by. */
export const personnelDetailView = viewOf(
  'costpersonneldetail',
  text('人员人工费用明细', 'Personnel cost in detail'),
  { personnelId: personnelReference({ label: text('人员', 'Person'), readOnly: true }), rdHours: viewHours, ...pay },
  ['personnelCode', 'personnelName', 'rdHours', ...Object.keys(pay)],
);

/** 折旧费用 by project and month. 税总公告2017年第40号 三 */
export const depreciationView = viewOf(
  'costassetsfixed',
  text('固定资产折旧费用', 'Depreciation'),
  {
    instruments: viewAmount(text('仪器折旧', 'Instruments')),
    equipment: viewAmount(text('设备折旧', 'Equipment')),
  },
  ['instruments', 'equipment'],
);

/** Power of equipment by project and month, with its working hours. 财税〔2015〕119号 一(一)2(1) */
export const equipmentPowerView = viewOf(
  'costassetspower',
  text('设备动力费用', 'Equipment power cost'),
  { rdHours: viewHours },
  ['rdHours'],
);

/** 无形资产摊销费用 by project and month. 税总公告2017年第40号 四 */
export const amortisationView = viewOf(
  'costassetsvirtual',
  text('无形资产摊销费用', 'Amortisation'),
  amortised,
  Object.keys(amortised),
);

/** The same asset by asset. */
export const amortisationDetailView = viewOf(
  'costassetsvirtualdetail',
  text('无形资产摊销费用明细', 'Amortisation in detail'),
  {
    assetsId: reference('blade-rdm/projectassetsvirtual', {
      label: text('无形资产', 'Intangible asset'),
      readOnly: true,
      by: 'assetsCode',
      shows: {
        assetsCode: { from: 'assetsCode', label: text('资产编号', 'Asset number') },
        assetsName: { from: 'assetsName', label: text('资产名称', 'Asset') },
      },
    }),
    ...amortised,
  },
  ['assetsCode', 'assetsName', ...Object.keys(amortised)],
);

/** Fuel and power by project and month. 财税〔2015〕119号 一(一)2(1) */
export const powerView = viewOf(
  'costpower',
  text('燃料动力费用', 'Fuel and power cost'),
  { fuel: viewAmount(text('燃料', 'Fuel')), energy: viewAmount(text('动力', 'Power')) },
  ['fuel', 'energy'],
);
