import { text } from '../kernel';
import { crud, defineResource, dictionary, string } from '../records';
import { account, dayOf, participants, projectOfYear, projectYear, recordFiles } from './process-fields';

/** 调研记录: a survey of market, users or technology for a project. */
export const surveyRecord = defineResource('blade-rdm/projectsurveyrecord', {
  label: text('调研记录', 'Survey'),
  fields: {
    year: projectYear,
    projectId: projectOfYear,
    subject: string({
      label: text('调研主题', 'Subject'),
      required: text('请输入调研主题', 'Enter the subject'),
      maxLength: 200,
      example: '低温压缩机变频控制的用户需求',
    }),
    date: dayOf(text('调研日期', 'Surveyed on'), text('请选择调研日期', 'Choose the date')),
    method: dictionary('survey_method', {
      label: text('调研方式', 'Method'),
      required: text('请选择调研方式', 'Choose the method'),
      example: '实地走访',
    }),
    place: string({ label: text('调研对象与地点', 'Whom and where'), maxLength: 200 }),
    participants,
    findings: account(text('调研情况与结论', 'Findings'), {
      message: text('请输入调研情况与结论', 'Enter the findings'),
      example: '用户最关心低温启动性能，愿意提供试用条件',
    }),
    recordFiles: recordFiles(text('调研报告', 'Report')),
  },
  naturalKey: ['projectId', 'subject', 'date'],
  title: 'subject',
  search: ['year', 'projectId', 'subject', 'method', 'date'],
  columns: ['year', 'projectCode', 'projectName', 'subject', 'date', 'method', 'place', 'participantNames'],
  workbook: ['year', 'projectId', 'subject', 'date', 'method', 'place', 'participants', 'findings'],
  order: [{ field: 'date', descending: true }, { field: 'projectId' }],
  permissions: crud('projectsurveyrecord'),
});
