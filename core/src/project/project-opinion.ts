import { text } from '../kernel';
import { crud, date, defineResource, dictionary, files, string, year, type Draft } from '../records';
import { projectReference } from './project-reference';

/** How an opinion ended: `pending`, one of the two outcomes, `exempt` where none is needed, or `withdrawn`. */
export type OpinionOutcome = 'pending' | 'positive' | 'negative' | 'exempt' | 'withdrawn';

const isGiven = ({ outcome }: Draft) => outcome === 'positive' || outcome === 'negative';

/**
 * 项目鉴定: a tax office doubts that a project is R&D and has it judged by the department of science and technology.
 * The latest opinion about a project and year decides whether its cost of that year counts.
 *
 * @see 财税〔2015〕119号 第五条第3项, 国科发政〔2017〕211号
 */
export const projectOpinion = defineResource('blade-rdm/projectopinion', {
  label: text('项目鉴定', 'Expert opinion'),
  fields: {
    year: year({
      label: text('年度', 'Year'),
      hint: text('税务机关提出异议的加计扣除年度', 'The year whose deduction is questioned'),
      required: text('请输入年度', 'Enter the year'),
      initial: (today) => String(Number(today.slice(0, 4)) - 1),
    }),
    projectId: projectReference((draft) => draft.year, {
      label: text('研发项目', 'Project'),
      required: text('请选择研发项目', 'Choose the project'),
    }),
    requestedOn: date({
      label: text('收到异议日期', 'Objection received on'),
      required: text('请选择收到异议的日期', 'Choose the day the objection was received'),
    }),
    taxOrgan: string({
      label: text('提出异议的税务机关', 'Tax office'),
      maxLength: 200,
    }),
    requestNo: string({ label: text('通知书文号', 'Number of the notice'), maxLength: 100 }),
    matter: string({
      label: text('异议事项', 'What is questioned'),
      hint: text('如：是否属于常规性升级', 'For example, whether it is a routine upgrade'),
      maxLength: 2000,
    }),
    requestFiles: files({ label: text('异议通知', 'Notice') }),
    dueOn: date({
      label: text('资料报送期限', 'Papers due on'),
      hint: text('以当地通知为准', 'As the notice says'),
      notBefore: {
        field: 'requestedOn',
        message: text('报送期限不能早于收到异议日期', 'The papers cannot be due before the objection was received'),
      },
    }),
    repliedOn: date({
      label: text('资料报送日期', 'Papers handed in on'),
      notBefore: {
        field: 'requestedOn',
        message: text('报送日期不能早于收到异议日期', 'Papers cannot be handed in before the objection was received'),
      },
    }),
    replyFiles: files({
      label: text('报送资料', 'Papers handed in'),
      hint: text(
        '可在“留存资料”页按项目打包立项、过程、费用和结题资料',
        'The pack of the project on the page of retained files holds its papers',
      ),
    }),
    judgeLevel: dictionary('opinion_level', {
      label: text('鉴定层级', 'Level'),
      initial: () => 'city',
    }),
    judge: string({ label: text('鉴定部门', 'Judged by'), maxLength: 200 }),
    outcome: dictionary('project_opinion', {
      label: text('鉴定结论', 'Opinion'),
      required: text('请选择鉴定结论', 'Choose the opinion'),
      hint: text(
        '“不属于研发活动”的，该项目当年费用不予加计',
        'Where it is not R&D, the cost of the project in that year does not count',
      ),
      initial: () => 'pending',
    }),
    opinionOn: date({
      label: text('鉴定日期', 'Date of the opinion'),
      when: isGiven,
      required: text('请选择鉴定日期', 'Choose the date of the opinion'),
      notBefore: {
        field: 'requestedOn',
        message: text('鉴定日期不能早于收到异议日期', 'The opinion cannot precede the objection'),
      },
    }),
    opinionNo: string({ label: text('鉴定意见文号', 'Number of the opinion'), when: isGiven, maxLength: 100 }),
    grounds: string({ label: text('鉴定理由', 'Grounds'), maxLength: 2000 }),
    opinionFiles: files({ label: text('鉴定意见书', 'Opinion'), when: isGiven }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['year', 'projectId', 'requestedOn'],
  title: 'requestedOn',
  search: ['year', 'projectId', 'outcome', 'judgeLevel'],
  columns: [
    ...(['year', 'projectCode', 'projectName', 'requestedOn', 'taxOrgan', 'dueOn', 'repliedOn'] as const),
    ...(['judge', 'outcome', 'opinionOn'] as const),
  ],
  sections: [
    {
      label: text('异议', 'Objection'),
      fields: [...(['year', 'projectId', 'requestedOn', 'taxOrgan', 'requestNo', 'matter', 'requestFiles'] as const)],
    },
    { label: text('报送', 'Reply'), fields: ['dueOn', 'repliedOn', 'replyFiles'] },
    {
      label: text('鉴定', 'Opinion'),
      fields: [
        ...(['judgeLevel', 'judge', 'outcome', 'opinionOn', 'opinionNo', 'grounds'] as const),
        ...(['opinionFiles', 'remark'] as const),
      ],
    },
  ],
  order: [
    { field: 'year', descending: true },
    { field: 'requestedOn', descending: true },
  ],
  calls: ['list', 'detail', 'history', 'submit', 'remove', 'restore', 'export'],
  permissions: crud('projectopinion'),
});
