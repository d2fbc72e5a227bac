import { text, type Text } from '../../kernel';

/** Project data used to check its plan. */
export interface PlanInput {
  /** 研发内容 and 预期目标, as they are written. */
  readonly content: string;
  readonly expectedTarget: string;
  readonly hasTarget: boolean;
  readonly hasDates: boolean;
  readonly hasBudget: boolean;
  /** People with hours on the project. */
  readonly people: number;
  readonly hasLeader: boolean;
  readonly hasResults: boolean;
  readonly hasPlanFile: boolean;
  readonly hasResolutionFile: boolean;
  /** Of cooperative and entrusted development only; null for other forms. */
  readonly hasRegisteredContract: boolean | null;
}

/** An element a plan of a project is expected to have. */
export interface PlanElement {
  readonly key: string;
  readonly label: Text;
  readonly isMet: (plan: PlanInput) => boolean;
  /** What to add where it is missing. */
  readonly advice: Text;
  readonly appliesTo?: (plan: PlanInput) => boolean;
}

const written = ({ content, expectedTarget }: PlanInput) => `${content}\n${expectedTarget}`;
/** Met if the text of the plan contains one of the words. */
const says = (words: RegExp) => (plan: PlanInput) => words.test(written(plan));

const inContent = (zh: string, en: string) =>
  text(`请在立项的“研发内容”中写明${zh}`, `Write into the content of the approval ${en}`);
const inTarget = (zh: string, en: string) =>
  text(`请在立项的“预期目标”中写明${zh}`, `Write into the expected target of the approval ${en}`);

/** A number with a unit, a limit or a comparison: something that can be measured. */
const MEASURABLE =
  /[≥≤<>＞＜±]\s*\d|\d+(?:\.\d+)?\s*(?:%|％|‰|[a-zA-Zμ℃°]|分|秒|小时|天|次|倍|毫米|微米|公斤|千克|吨|台|件)|不低于|不高于|不小于|不大于|提高到|降低到/;

/**
 * 项目计划书 elements of the guide on the super-deduction (研发费用加计扣除政策执行指引2.0), with 立项决议文件 and the
 * registered contracts (公告2018年第23号).
 */
export const planElements: readonly PlanElement[] = [
  {
    key: 'significance',
    label: text('研发目标：意义', 'Target: significance'),
    isMet: says(/意义|必要性|重要性|背景|目的|需求/),
    advice: inContent('为什么要研发、要解决什么问题', 'why it is undertaken and what it is to solve'),
  },
  {
    key: 'stateOfTheArt',
    label: text('研发目标：国内外现状', 'Target: state of the art at home and abroad'),
    isMet: says(/国内外|国内|国外|现状|同行|同类|行业水平|发展趋势/),
    advice: inContent('同类技术的国内外现状和差距', 'how far others have come and where the gap is'),
  },
  {
    key: 'expectedResult',
    label: text('研发目标：预期成果', 'Target: expected result'),
    isMet: ({ expectedTarget, hasTarget }) => hasTarget && expectedTarget.trim().length >= 10,
    advice: inTarget('完成后将得到什么，并选择技术经济目标', 'what there will be in the end, and choose the targets'),
  },
  {
    key: 'indicators',
    label: text('研发目标：技术指标', 'Target: technical figures'),
    isMet: ({ expectedTarget }) => MEASURABLE.test(expectedTarget),
    advice: inTarget('可测量的技术指标，如“精度≤0.01mm”', 'figures that can be measured, such as “accuracy ≤ 0.01 mm”'),
  },
  {
    key: 'application',
    label: text('研发目标：应用价值', 'Target: use'),
    isMet: says(/应用|市场|推广|产业化|效益|用户|客户|替代/),
    advice: inTarget('成果用在哪里、带来什么效益', 'where the result is used and what it brings'),
  },
  {
    key: 'difficulties',
    label: text('研发内容：难点和关键技术', 'Content: difficulties and key techniques'),
    isMet: says(/难点|难题|关键技术|核心技术|关键工艺|瓶颈/),
    advice: inContent('难点和关键技术，不确定性在哪里', 'the difficulties and key techniques, and what is uncertain'),
  },
  {
    key: 'innovation',
    label: text('研发内容：创新点', 'Content: what is new'),
    isMet: says(/创新|首次|新颖|突破|新方法|新工艺|新结构|新算法|新材料|自主/),
    advice: inContent('与已有技术相比新在哪里', 'what is new against what exists'),
  },
  {
    key: 'route',
    label: text('研发内容：技术路线', 'Content: technical route'),
    isMet: says(/技术路线|路线|方案|方法|步骤|流程|试验|实验|仿真|设计/),
    advice: inContent('采用的方案和步骤', 'the approach and its steps'),
  },
  {
    key: 'basis',
    label: text('研发条件：研发基础', 'Conditions: what it builds on'),
    isMet: says(/基础|条件|设备|实验室|平台|积累|已有|前期/),
    advice: inContent('已有的技术、设备和试验条件', 'the techniques, equipment and laboratories at hand'),
  },
  {
    key: 'people',
    label: text('研发条件：人员编制', 'Conditions: people'),
    isMet: ({ hasLeader, people }) => hasLeader && people > 0,
    advice: text(
      '请指定负责人，并在项目工时中登记参加人员',
      'Name the project lead, and enter the hours of those who take part',
    ),
  },
  {
    key: 'budget',
    label: text('研发条件：经费预算', 'Conditions: budget'),
    isMet: ({ hasBudget }) => hasBudget,
    advice: text('请在项目预算中填写各类费用的预算', 'Enter the budget by kind of cost'),
  },
  {
    key: 'schedule',
    label: text('进度安排', 'Schedule'),
    isMet: (plan) => plan.hasDates && says(/进度|阶段|里程碑|计划|\d+\s*月|季度|第[一二三四五]/)(plan),
    advice: inContent('分阶段的进度，并填写起止日期', 'the schedule in stages, and enter start and end'),
  },
  {
    key: 'results',
    label: text('成果形式', 'Form of the result'),
    isMet: ({ hasResults }) => hasResults,
    advice: text('请在项目中选择成果形式', 'Choose the form of result of the project'),
  },
  {
    key: 'assessment',
    label: text('考核指标', 'How it is assessed'),
    isMet: says(/考核|验收|评价|鉴定|指标/),
    advice: inTarget('按什么验收', 'by what it is accepted'),
  },
  {
    key: 'planFile',
    label: text('项目计划书', 'Project plan'),
    isMet: ({ hasPlanFile }) => hasPlanFile,
    advice: text('请在立项中上传项目计划书', 'Upload the plan with the approval'),
  },
  {
    key: 'resolutionFile',
    label: text('立项决议文件', 'Resolution to start the project'),
    isMet: ({ hasResolutionFile }) => hasResolutionFile,
    advice: text('请在立项中上传立项决议文件', 'Upload the resolution with the approval'),
  },
  {
    key: 'registeredContract',
    label: text('经科技主管部门登记的合同', 'Contract registered with the authority'),
    isMet: ({ hasRegisteredContract }) => hasRegisteredContract === true,
    appliesTo: ({ hasRegisteredContract }) => hasRegisteredContract !== null,
    advice: text('请在立项中上传开发合同和备案结果', 'Upload the contract and its registration with the approval'),
  },
];
