import type { ProjectPlan } from './project-plan';

interface ApprovalTexts {
  /** Keys of `project_target`. */
  readonly target: readonly string[];
  readonly content: (name: string) => string;
  readonly expectedTarget: (name: string) => string;
  /** Key of `project_domain`, where it is of a strategic emerging industry. */
  readonly industryDomain: string | null;
}

/** The texts of an approval for each project type, by the elements of a project plan. */
export const approvalTexts: Readonly<Record<ProjectPlan['type'], ApprovalTexts>> = {
  newProduct: {
    target: ['3', '4'],
    industryDomain: '2',
    content: (name) =>
      `本项目开展${name}。\n难点与关键技术：核心部件结构优化、误差建模与标定。\n创新点：以实测数据修正设计模型，减少试制轮次。\n技术路线：方案论证、样机设计、试制装配、性能试验、改进定型。`,
    expectedTarget: (name) =>
      `完成${name}样机2台，主要性能指标较现有产品提高15%以上，申请发明专利1项、实用新型专利2项。`,
  },
  newProcess: {
    target: ['5', '7'],
    industryDomain: '3',
    content: (name) =>
      `本项目开展${name}。\n难点与关键技术：切削力与热的耦合规律、工艺参数窗口。\n创新点：在线监测与工艺参数联动。\n技术路线：机理分析、单因素试验、参数优化、小批试制、工艺固化。`,
    expectedTarget: (name) => `形成${name}的工艺规程1套，废品率降低30%，单件工时缩短20%，申请发明专利1项。`,
  },
  newTechnology: {
    target: ['2', '6'],
    industryDomain: '7',
    content: (name) =>
      `本项目开展${name}。\n难点与关键技术：材料与控制的协同设计、长期可靠性评价。\n创新点：建立寿命预测模型。\n技术路线：文献与专利检索、原理验证、试验台搭建、对比试验、技术总结。`,
    expectedTarget: (name) => `取得${name}的技术总结报告与试验数据，能耗降低10%，申请发明专利2项，发表论文1篇。`,
  },
  improvement: {
    target: ['4'],
    industryDomain: null,
    content: (name) => `本项目开展${name}。\n针对现有产品的薄弱环节改进结构与控制，完成对比试验与可靠性验证。`,
    expectedTarget: (name) => `完成${name}，平均无故障时间提高20%。`,
  },
  software: {
    target: ['5'],
    industryDomain: '1',
    content: (name) =>
      `本项目开展${name}。\n难点与关键技术：多源数据的统一建模、大规模排程的求解效率。\n创新点：知识图谱与仿真结合。\n技术路线：需求分析、架构设计、原型开发、车间试用、迭代完善。`,
    expectedTarget: (name) => `完成${name}并在2个车间试用，排产时间缩短50%，登记软件著作权2项。`,
  },
};
