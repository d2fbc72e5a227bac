import { text } from '../kernel';
import { crud, defineResource, dictionary, money, string } from '../records';
import { account, dayOf, participants, projectIn, recordFiles } from './process-fields';

/**
 * 研发活动过程记录: a trial, a meeting, a review or a milestone of a project; it shows in an inspection that the work was
 * done, by whom and when (财税〔2015〕119号 一).
 */
export const developmentActivity = defineResource('blade-rdm/projectdevactivities', {
  label: text('研发活动记录', 'Development activity'),
  fields: {
    projectId: projectIn((draft) => draft.date),
    date: dayOf(text('活动日期', 'Date'), text('请选择活动日期', 'Choose the date')),
    kind: dictionary('dev_activity_kind', {
      label: text('活动类型', 'Kind'),
      required: text('请选择活动类型', 'Choose the kind'),
      example: '试验',
    }),
    title: string({
      label: text('活动名称', 'Activity'),
      required: text('请输入活动名称', 'Enter the activity'),
      maxLength: 200,
      example: '样机低温启动试验',
    }),
    place: string({ label: text('地点', 'Place'), maxLength: 200 }),
    participants,
    content: account(text('过程与内容', 'What was done'), {
      message: text('请输入过程与内容', 'Describe what was done'),
      example: '按试验大纲完成三次低温启动，记录电流与转速',
    }),
    result: account(text('结果与结论', 'What came of it')),
    amount: money('yuan', {
      label: text('活动费用(元)', 'Cost (yuan)'),
      hint: text(
        '用“填写活动费用”登记，各活动合计不超过项目费用',
        'Entered by its own command; together no more than the project cost',
      ),
      min: '0',
      readOnly: true,
    }),
    recordFiles: recordFiles(text('试验记录、纪要、照片', 'Records, minutes, photographs')),
  },
  naturalKey: ['projectId', 'date', 'title'],
  title: 'title',
  search: ['projectId', 'kind', 'title', 'date'],
  columns: ['projectCode', 'projectName', 'date', 'kind', 'title', 'participantNames', 'amount'],
  workbook: ['projectId', 'date', 'kind', 'title', 'place', 'participants', 'content', 'result'],
  order: [{ field: 'date', descending: true }, { field: 'projectId' }],
  permissions: crud('projectdevactivities'),
});
