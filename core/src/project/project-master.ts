import { text } from '../kernel';
import { crud, date, defineResource, dictionary, files, longText, money, string, type Draft } from '../records';

/** Whether a project came to an end; 进行中 unless stated. */
const isOver = ({ result }: Draft): boolean => (result ?? 'ongoing') !== 'ongoing';

/**
 * A project over its years (项目总台账): the year records of the same code are its years. One comes into being with the
 * first year record of a code, so that only those who need phases, a result or earlier balances have to open it.
 */
export const projectMaster = defineResource('blade-rdm/projectmaster', {
  label: text('项目总台账', 'Project over its years'),
  fields: {
    code: string({
      isNarrow: true,
      label: text('项目编号', 'Project code'),
      required: text('请输入项目编号', 'Enter the project code'),
      maxLength: 50,
      example: 'RD2024001',
    }),
    name: string({
      label: text('项目名称', 'Project name'),
      required: text('请输入项目名称', 'Enter the project name'),
      example: '低温压缩机控制算法',
    }),
    totalBudget: money('tenThousandYuan', {
      label: text('项目总预算(万元)', 'Total budget (10k yuan)'),
      min: '0',
      example: '320.00',
    }),
    startTime: date({ label: text('首次开始日期', 'First start'), example: '2024-01-15' }),
    endTime: date({
      label: text('计划结束日期', 'Planned end'),
      example: '2025-12-31',
      notBefore: {
        field: 'startTime',
        message: text('结束日期不能早于开始日期', 'The end date is before the start date'),
      },
    }),
    result: dictionary('project_result', {
      label: text('项目结果', 'Result'),
      required: text('请选择项目结果', 'Choose the result'),
      initial: () => 'ongoing',
      example: 'succeeded',
    }),
    date: date({
      label: text('结果日期', 'Date of the result'),
      when: isOver,
      required: text('请选择结果日期', 'Choose the date of the result'),
      example: '2025-12-20',
    }),
    resultFiles: files({ label: text('结题、失败或终止文件', 'Document of the result'), when: isOver }),
    remark: longText({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['code'],
  title: 'name',
  search: ['code', 'name', 'result'],
  columns: ['code', 'name', 'totalBudget', 'startTime', 'endTime', 'result', 'date'],
  workbook: ['code', 'name', 'totalBudget', 'startTime', 'endTime', 'result', 'date', 'remark'],
  order: [{ field: 'code', descending: true }],
  permissions: crud('projectmaster'),
});
