import { text } from '../kernel';
import type { StandardDictionary } from '../system';
import { PAPER_KIND, paperKinds, projectPapers } from './papers/project-papers';
import { COMPLETION_STATE, completionStates } from './completion-state';

/** The dictionaries of what a project leaves while it is prepared, carried out and completed. */
export const executionDictionaries: readonly StandardDictionary[] = [
  {
    // 国家税务总局公告2015年第97号 一（一）: 研究人员、技术人员、辅助人员
    code: 'member_role',
    name: text('项目成员角色', 'Role in a project'),
    entries: [
      ['leader', text('项目负责人', 'Project lead')],
      ['researcher', text('研究人员', 'Researcher')],
      ['technician', text('技术人员', 'Technician')],
      ['support', text('辅助人员', 'Support staff')],
    ],
  },
  {
    code: 'search_kind',
    name: text('查新检索类型', 'Kind of novelty search'),
    entries: [
      ['novelty', text('科技查新', 'Novelty report')],
      ['patent', text('专利检索', 'Patent search')],
      ['literature', text('文献检索', 'Literature search')],
    ],
  },
  {
    code: 'novelty_conclusion',
    name: text('查新结论', 'Conclusion of a novelty search'),
    entries: [
      ['none', text('未见相同报道', 'Nothing like it was found')],
      ['partly', text('部分内容有相同报道', 'Part of it was found')],
      ['found', text('已有相同报道', 'The same was found')],
    ],
  },
  {
    code: 'survey_method',
    name: text('调研方式', 'Method of a survey'),
    entries: [
      ['visit', text('实地走访', 'Visit')],
      ['interview', text('访谈座谈', 'Interview')],
      ['questionnaire', text('问卷', 'Questionnaire')],
      ['fair', text('展会会议', 'Fair or conference')],
      ['desk', text('资料研究', 'Desk research')],
    ],
  },
  {
    code: 'review_stage',
    name: text('论证评审阶段', 'Stage of an expert review'),
    entries: [
      ['approval', text('立项论证', 'Before the start')],
      ['midterm', text('中期评审', 'Mid-term')],
      ['change', text('变更论证', 'Of a change')],
      ['completion', text('结题评审', 'At the end')],
    ],
  },
  {
    code: 'review_conclusion',
    name: text('论证评审结论', 'Conclusion of an expert review'),
    entries: [
      ['passed', text('通过', 'Passed')],
      ['amended', text('修改后通过', 'Passed with changes')],
      ['rejected', text('不通过', 'Not passed')],
    ],
  },
  {
    code: 'dev_activity_kind',
    name: text('研发活动类型', 'Kind of development activity'),
    entries: [
      ['trial', text('试验', 'Trial')],
      ['design', text('设计', 'Design')],
      ['prototype', text('试制', 'Prototype')],
      ['meeting', text('会议', 'Meeting')],
      ['milestone', text('里程碑', 'Milestone')],
      ['change', text('变更', 'Change of plan')],
      ['other', text('其他', 'Other')],
    ],
  },
  {
    code: 'project_result_kind',
    name: text('项目成果类型', 'Kind of result'),
    entries: [
      ['patent', text('专利', 'Patent')],
      ['software', text('软件著作权', 'Software copyright')],
      ['paper', text('论文著作', 'Paper or book')],
      ['standard', text('技术标准', 'Standard')],
      ['prototype', text('样机样品', 'Prototype')],
      ['product', text('新产品', 'New product')],
      ['process', text('新工艺新技术', 'New process')],
      ['report', text('研究报告', 'Report')],
      ['other', text('其他', 'Other')],
    ],
  },
  {
    code: COMPLETION_STATE,
    name: text('结题状态', 'State of a completion'),
    entries: Object.entries(completionStates),
  },
  {
    code: PAPER_KIND,
    name: text('项目文档', 'Document of a project'),
    entries: paperKinds.map((kind) => [kind, projectPapers[kind].label]),
  },
];
