import type { ProjectPlan } from './project-plan';

interface ExecutionTexts {
  readonly stateOfArt: (name: string) => string;
  readonly keyTechnology: string;
  readonly technicalRoute: string;
  readonly indicators: string;
  /** What the project does in turn: kind of the dictionary `dev_activity_kind`, title and result. */
  readonly activities: readonly (readonly [kind: string, title: string, result: string])[];
  /** Kind of the dictionary `project_result_kind`, and its name after that of the project. */
  readonly result: readonly [kind: string, name: string];
}

const start = ['meeting', '项目启动会', '明确分工与节点，形成会议纪要'] as const;
const review = ['milestone', '年中技术评审', '方案通过内部评审，提出整改意见3条'] as const;

const stateOfArt = (name: string) =>
  `围绕“${name}”检索了近五年公开文献与专利。国外同类技术成熟但对工况适应性不足，国内多处于样机阶段，未见与本项目技术方案相同的报道。`;

/** The chapters and the records of a project by its type. */
export const executionTexts: Readonly<Record<ProjectPlan['type'], ExecutionTexts>> = {
  newProduct: {
    stateOfArt,
    keyTechnology: '核心部件结构优化；误差建模与标定。创新点：以实测数据修正设计模型，减少试制轮次。',
    technicalRoute: '方案论证、样机设计、试制装配、性能试验、改进定型。',
    indicators: '样机2台；主要性能指标较现有产品提高15%以上；申请发明专利1项。',
    activities: [
      start,
      ['design', '样机方案设计', '完成总装图与关键件工艺'],
      ['prototype', '样机试制', '样机1台装配完成'],
      review,
    ],
    result: ['prototype', '样机'],
  },
  newProcess: {
    stateOfArt,
    keyTechnology: '切削力与热的耦合规律；工艺参数窗口。创新点：在线监测与工艺参数联动。',
    technicalRoute: '机理分析、单因素试验、参数优化、小批试制、工艺固化。',
    indicators: '工艺规程1套；废品率降低30%；单件工时缩短20%。',
    activities: [start, ['trial', '单因素试验', '得到参数影响规律'], ['trial', '参数优化试验', '确定工艺窗口'], review],
    result: ['process', '工艺规程'],
  },
  newTechnology: {
    stateOfArt,
    keyTechnology: '材料与控制的协同设计；长期可靠性评价。创新点：建立寿命预测模型。',
    technicalRoute: '文献与专利检索、原理验证、试验台搭建、对比试验、技术总结。',
    indicators: '技术总结报告1份；能耗降低10%；申请发明专利2项。',
    activities: [
      start,
      ['trial', '原理验证试验', '原理可行，精度偏差0.8%'],
      ['trial', '对比试验', '能耗降低约9%'],
      review,
    ],
    result: ['report', '技术总结报告'],
  },
  improvement: {
    stateOfArt,
    keyTechnology: '薄弱环节的失效机理；结构与控制的改进。',
    technicalRoute: '失效分析、改进设计、对比试验、可靠性验证。',
    indicators: '平均无故障时间提高20%。',
    activities: [
      start,
      ['trial', '失效复现试验', '复现失效，定位到轴承预紧'],
      ['trial', '可靠性试验', '无故障运行1200小时'],
    ],
    result: ['report', '可靠性验证报告'],
  },
  software: {
    stateOfArt,
    keyTechnology: '多源数据的统一建模；大规模排程的求解效率。创新点：知识图谱与仿真结合。',
    technicalRoute: '需求分析、架构设计、原型开发、车间试用、迭代完善。',
    indicators: '2个车间试用；排产时间缩短50%；登记软件著作权2项。',
    activities: [
      start,
      ['design', '系统架构设计', '完成架构与数据模型'],
      ['trial', '车间试用', '排产时间由4小时降至1.8小时'],
    ],
    result: ['product', '试用版软件'],
  },
};
