import Big from 'big.js';
import {
  computed,
  crud,
  date,
  defineResource,
  dictionary,
  integer,
  number,
  string,
  year,
  type Draft,
} from '../../records';
import { text } from '../../kernel';
import { daysInclusive } from '../../kernel/calendar';
import { powerCost } from '../../tax';
import { registerProject } from '../../project';
import { departmentReference, fieldSettings } from '../../system';

/** Daily hours × calendar days from start to end, both counted; null until all three are given. */
function workHours(draft: Draft): string | null {
  const { startDate, endDate, dailyWorkTime } = draft as Record<string, string | null>;
  if (!startDate || !endDate || !dailyWorkTime || endDate < startDate) return null;
  return new Big(dailyWorkTime).times(daysInclusive(startDate, endDate)).toFixed();
}

/** Power a machine took for a project (设备动力) → 2.3. */
export const equipmentPower = defineResource('blade-rdm/projectassetspower', {
  label: text('设备动力', 'Equipment power'),
  fields: {
    year: year({
      label: text('年度', 'Year'),
      required: text('请输入年度', 'Enter the year'),
      initial: (today) => today.slice(0, 4),
    }),
    month: dictionary('month', {
      label: text('月份', 'Month'),
      required: text('请选择月份', 'Choose the month'),
      example: '01',
    }),
    projectId: registerProject('year'),
    assetsCode: string({
      label: text('设备编号', 'Equipment number'),
      required: text('请输入设备编号', 'Enter the equipment number'),
      example: 'FA240001',
    }),
    assetsName: string({
      label: text('设备名称', 'Equipment'),
      required: text('请输入设备名称', 'Enter the name of the equipment'),
      example: '数控车床',
    }),
    assetsType: string({
      label: text('动力名称', 'Kind of power'),
      required: text('请输入动力名称，类型', 'Enter the name and kind of power'),
      example: '电',
    }),
    subDept: string({ label: text('使用部门', 'Used by'), maxLength: 100, setting: fieldSettings.assetsPowerDept }),
    deptId: departmentReference({ label: text('所属部门', 'Department') }),
    qty: integer({
      label: text('数量', 'Quantity'),
      required: text('数量必须大于等于1', 'The quantity must be at least 1'),
      min: 1,
      belowMin: text('数量必须大于等于1', 'The quantity must be at least 1'),
      initial: () => 1,
      example: '1',
    }),
    startDate: date({
      label: text('开始日期', 'From'),
      required: text('请输入用于研发的开始日期', 'Enter the first day of R&D use'),
      example: '2024-01-10',
    }),
    endDate: date({
      label: text('结束日期', 'To'),
      required: text('请输入用于研发的结束日期', 'Enter the last day of R&D use'),
      example: '2024-01-17',
      notBefore: {
        field: 'startDate',
        message: text('结束日期不能早于开始日期', 'The end date is before the start date'),
      },
    }),
    dailyWorkTime: number({
      label: text('日均工时', 'Hours a day'),
      required: text('请输入日均工时', 'Enter the hours a day'),
      min: '0',
      max: '24',
      example: '4',
    }),
    power: number({
      label: text('每小时用量', 'Consumption per hour'),
      required: text('请输入每小时用量', 'Enter the consumption per hour'),
      min: '0',
      example: '7.5',
    }),
    unit: string({ label: text('单位', 'Unit'), maxLength: 20, example: '度' }),
    price: number({
      label: text('单价', 'Price'),
      required: text('请输入单价', 'Enter the price'),
      min: '0',
      example: '1.05',
    }),
    workContent: string({ label: text('工作内容', 'Work'), example: '样机试制' }),
    workTime: computed('number', workHours, { label: text('工作时长', 'Working hours') }),
    amount: computed(
      'money',
      (draft) => {
        const hours = workHours(draft);
        const { qty, power, price } = draft as Record<string, string | number | null>;
        if (hours === null || qty === null || power === null || price === null) return null;
        return powerCost({ qty: String(qty), power: String(power), hours, price: String(price) });
      },
      { label: text('金额', 'Amount') },
    ),
  },
  naturalKey: ['year', 'month', 'projectId', 'assetsCode'],
  title: 'assetsName',
  search: ['year', 'month', 'projectId', 'assetsCode', 'assetsName'],
  opensOnYear: 'year',
  columns: [
    'year',
    'month',
    'projectCode',
    'projectName',
    'assetsCode',
    'assetsName',
    'assetsType',
    'qty',
    'workTime',
    'power',
    'price',
    'amount',
    'subDept',
    'deptName',
  ],
  workbook: [
    'year',
    'month',
    'projectId',
    'assetsCode',
    'assetsName',
    'assetsType',
    'qty',
    'startDate',
    'endDate',
    'dailyWorkTime',
    'power',
    'unit',
    'price',
    'workContent',
  ],
  order: [{ field: 'year', descending: true }, { field: 'month', descending: true }, { field: 'assetsCode' }],
  permissions: crud('projectassetspower'),
});
