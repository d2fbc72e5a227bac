import { enterprise } from '../../enterprise';
import { text } from '../../kernel';
import { developmentFormRules, project, projectBudget, projectDetail } from '../../project';
import { demonstrationRecord } from '../demonstration-record';
import { developmentActivity } from '../development-activity';
import { projectAchievement } from '../project-achievement';
import { projectCompletion } from '../project-completion';
import { projectMember } from '../project-member';
import { projectPreparation } from '../project-preparation';
import { searchRecord } from '../search-record';
import { surveyRecord } from '../survey-record';
import type { PaperSource } from './paper-source';
import { placesOf, tableOf, type TablePlace, type TextPlace } from './place';
import { latestSearch, reviewOf, reviewStages } from './chosen-records';
import { chineseDate } from './printed-record';

const activityColumns = {
  活动日期: ['date', '2024年6月18日'],
  活动类型: ['kind', '试验'],
  活动名称: ['title', '样机低温启动试验'],
  活动地点: ['place', '研发试验室'],
  参加人员: ['participantNames', '王小明、李工'],
  活动内容: ['content', '在 -25 ℃ 环境下启动三次并记录'],
  活动结果: ['result', '三次均正常启动'],
} as const;

/** What a step of the completion says; asked for where it was taken. */
const saidPlaces = (
  step: string,
  english: string,
  stepIn: (source: PaperSource) => PaperSource['completionReview'],
): TextPlace[] =>
  (
    [
      ['人', 'by', 'by whom', '李审核'],
      ['日期', 'date', 'date', '2024年12月26日'],
      ['意见', 'opinion', 'opinion', '资料齐全，同意验收'],
    ] as const
  ).map(([zh, part, en, example]) => ({
    ...{ name: `${step}${zh}`, label: text(`${step}${zh}`, `${english}: ${en}`), register: projectCompletion.label },
    example,
    asked: (source) => stepIn(source) !== null,
    of: (source) => {
      const said = stepIn(source)?.[part] ?? '';
      return part === 'date' && said ? chineseDate(said) : said;
    },
  }));

/** Every value that papers print and own templates may use. */
export const textPlaces: readonly TextPlace[] = [
  ...placesOf(enterprise, ({ enterprise: card }) => card, {
    企业名称: ['name', '某某制冷设备有限公司'],
    统一社会信用代码: ['creditCode', '91320000MA1XXXXX0X'],
    企业地址: ['address', '某某市高新区科技路 1 号'],
    研发联系人: ['rdContact', '李工'],
    研发联系手机: ['rdMobile', '13800000000'],
  }),
  ...placesOf(project, ({ project: record }) => record, {
    项目名称: ['name', '低温压缩机控制算法'],
    项目编号: ['code', 'RD2024001'],
    项目年度: ['year', '2024'],
    项目来源: ['source', '本企业自选科技项目'],
    项目类型: ['type', '新技术研究'],
    进展阶段: ['stage', '小试阶段'],
    开发形式: ['devForm', '自主研发'],
    支出类型: ['expenditureType', '费用化'],
    项目状态: ['completion', '进行中'],
    所属部门: ['deptName', '研发部'],
    项目负责人: ['leaderName', '王小明'],
    申请人: ['applyUser', '王小明'],
    开始日期: ['startTime', '2024年2月18日'],
    结束日期: ['endTime', '2024年12月31日'],
    成果形式: ['achievType', '专利、样机'],
    政府资金: ['govAmount', '20.00'],
    牵头单位: ['leadOrgName', '某某集团有限公司'],
    参与单位: ['partOrgNames', '某某制冷设备有限公司'],
    其他合作单位: ['coopOrgNames', '某某大学'],
  }),
  ...placesOf(projectDetail, ({ detail }) => detail, {
    申请日期: ['applyTime', '2024年1月8日'],
    立项决议日期: ['resolutionDate', '2024年1月15日'],
    技术经济目标: ['target', '增加产品功能或提高性能'],
    研发内容: ['content', '研究低温工况下的变频控制算法'],
    预期目标: ['expectedTarget', '能效提高一成'],
    战略性新兴产业: ['emergingIndustry', '是'],
    产业领域: ['industryDomain', '高端装备制造'],
    事前指导: ['beforeGuide', '否'],
    合作单位: ['partnerName', '某某大学'],
  }),
  {
    name: '合作单位称谓',
    label: text('合作单位称谓', 'Name of the partner’s part'),
    register: projectDetail.label,
    example: '受托方',
    asked: () => false,
    of: ({ project: { stored } }) => developmentFormRules(stored?.devForm as string | null).partnerLabel?.zh ?? '',
  },
  {
    name: '附件清单',
    label: text('附件清单', 'List of files'),
    register: projectDetail.label,
    example: '项目计划书：计划.pdf',
    of: ({ attachments }) => attachments.join('\n'),
  },
  ...placesOf(projectPreparation, ({ preparation }) => preparation, {
    立项背景与意义: ['background', '北方用户对低温启动的要求逐年提高'],
    国内外现状: ['stateOfArt', '国外产品已达 -30 ℃，国内尚无同类算法'],
    市场分析: ['marketAnalysis', '目标客户为冷链企业'],
    可行性分析: ['feasibility', '试验条件与人员具备'],
    关键技术与创新点: ['keyTechnology', '无传感器的转矩观测'],
    技术不确定性: ['uncertainty', '低温下参数漂移的规律须经试验取得'],
    技术路线: ['technicalRoute', '建模—仿真—台架试验—样机'],
    进度安排: ['schedule', '二月建模；六月样机；十二月结题'],
    考核指标: ['indicators', '-25 ℃ 启动成功率 100%'],
    仪器设备与条件: ['equipment', '低温试验台、功率分析仪'],
    成果归属: ['ownership', '归本企业所有'],
    风险与对策: ['risk', '样机周期可能延长，预留一个月'],
    编制人: ['personnelName', '王小明'],
    编制日期: ['preparedOn', '2023年12月20日'],
  }),
  {
    name: '预算合计',
    label: text('预算合计(万元)', 'Total budget (10k yuan)'),
    register: projectBudget.label,
    example: '150.50',
    of: ({ money }) => money.budget,
  },
  {
    name: '费用合计',
    label: text('实际费用合计(元)', 'Total cost (yuan)'),
    register: text('研发支出', 'R&D cost'),
    example: '1205000.00',
    of: ({ money }) => money.cost,
  },
  {
    name: '费用说明',
    label: text('费用是否最新', 'Whether the cost is up to date'),
    register: text('研发支出', 'R&D cost'),
    example: '数据已变动，请一键重算',
    asked: () => false,
    of: ({ outdated }) => outdated ?? '',
  },
  ...placesOf(searchRecord, latestSearch, {
    查新机构: ['institution', '某某省科技查新中心'],
    检索范围: ['scope', '中国知网、万方，近五年'],
  }),
  ...Object.entries(reviewStages).flatMap(([stage, { zh: name, en }]) =>
    placesOf(demonstrationRecord, (source) => reviewOf(source, stage), {
      [`${name}日期`]: ['date', '2023年12月26日'],
      [`${name}地点`]: ['place', '公司会议室'],
      [`${name}组长`]: ['chair', '李建国'],
      [`${name}专家`]: ['experts', '李建国（某某大学，教授）'],
      [`${name}结论`]: ['conclusion', '通过'],
      [`${name}意见`]: ['opinion', '技术路线清晰，同意'],
    }).map((place) => ({ ...place, label: text(place.name, `${en}: ${place.label.en}`) })),
  ),
  ...placesOf(projectCompletion, ({ completion }) => completion, {
    完成情况: ['summary', '按计划完成全部研究内容'],
    指标完成情况: ['indicators', '各项指标达到任务书要求'],
    成果与创新: ['innovation', '形成自主算法一套'],
    经费使用情况: ['fundsUse', '按预算科目使用'],
    存在问题: ['problems', '低温润滑还须改进'],
    结题状态: ['state', '验收通过'],
    结题申请日期: ['appliedOn', '2024年12月20日'],
    结论日期: ['date', '2024年12月28日'],
  }),
  ...saidPlaces('结题审核', 'Review of the completion', ({ completionReview }) => completionReview),
  ...saidPlaces('结题结论', 'Conclusion', ({ completionConclusion }) => completionConclusion),
  {
    name: '填表日期',
    label: text('填表日期', 'Date of the paper'),
    register: text('系统', 'The program'),
    example: '2024年6月3日',
    of: ({ today }) => chineseDate(today),
  },
];

/** Every table that papers print and own templates may repeat. */
export const tablePlaces: readonly TablePlace[] = [
  {
    name: '预算',
    label: text('预算与费用', 'Budget and cost'),
    register: projectBudget.label,
    columns: [
      { name: '费用类别', label: text('费用类别', 'Category'), example: '人员人工费用' },
      { name: '预算金额', label: text('预算金额(万元)', 'Budget (10k yuan)'), example: '120.50' },
      { name: '实际费用', label: text('实际费用(元)', 'Cost (yuan)'), example: '980000.00' },
    ],
    of: ({ money }) =>
      money.lines.map(({ category, budget, cost }) => ({
        费用类别: category,
        预算金额: budget ?? '未编制',
        实际费用: cost,
      })),
  },
  tableOf(projectMember, { name: '成员', label: projectMember.label }, ({ members }) => members, {
    姓名: ['personnelName', '王小明'],
    工号: ['personnelCode', 'E240001'],
    角色: ['role', '研究人员'],
    参加起始: ['fromDate', '2024年2月18日'],
    参加结束: ['toDate', '2024年12月31日'],
    投入比例: ['plannedShare', '60'],
    承担任务: ['duty', '控制算法设计'],
  }),
  tableOf(searchRecord, { name: '查新', label: searchRecord.label }, ({ searches }) => searches, {
    检索类型: ['kind', '科技查新'],
    检索日期: ['date', '2023年12月12日'],
    检索机构: ['institution', '某某省科技查新中心'],
    报告编号: ['reportNo', 'CX-2024-0315'],
    查新结论: ['conclusion', '未见相同报道'],
    结论要点: ['opinion', '未见相同方案的公开报道'],
  }),
  tableOf(surveyRecord, { name: '调研', label: surveyRecord.label }, ({ surveys }) => surveys, {
    调研主题: ['subject', '用户需求'],
    调研日期: ['date', '2023年12月6日'],
    调研方式: ['method', '实地走访'],
    调研对象: ['place', '两家用户车间'],
    调研人员: ['participantNames', '王小明'],
    调研结论: ['findings', '用户最关心低温启动'],
  }),
  tableOf(
    developmentActivity,
    { name: '活动', label: developmentActivity.label },
    ({ activities }) => activities,
    activityColumns,
  ),
  tableOf(
    developmentActivity,
    { name: '变更', label: text('变更记录', 'Changes of plan') },
    ({ activities }) => activities.filter(({ stored }) => stored?.kind === 'change'),
    activityColumns,
  ),
  tableOf(projectAchievement, { name: '成果', label: projectAchievement.label }, ({ achievements }) => achievements, {
    成果类型: ['kind', '样机样品'],
    成果名称: ['name', '低温变频压缩机样机'],
    成果编号: ['number', 'YJ-2024-01'],
    取得日期: ['date', '2024年11月30日'],
    成果说明: ['description', '达到考核指标'],
  }),
];
