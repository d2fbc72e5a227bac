import type { Application } from '@rdm/core/internal/application';
import { projectMaster } from '@rdm/core/internal/project';
import { rdActivity, recognition } from '@rdm/core/internal/title';
import { uploadFile } from './upload-file';

const yes = '2';
const no = '1';
const reason = '近三年审计报告与花名册';

/** How many projects each numbered activity takes in; those left over get a proposed number. */
const activities = [
  {
    ...{ code: 'RD01', name: '电机驱动模块与加工过程数字孪生技术', projects: 2, domain: '3.5' },
    purpose:
      '针对机床驱动能效低、加工过程难以预测的问题，研制碳化硅电机驱动模块，建立加工过程数字孪生软件。由研发中心负责人牵头，按立项、方案设计、小试、中试、验收五个阶段组织，按月核算工时与费用。',
    coreTechnology:
      '提出基于负荷预测的驱动控制算法，启动电流降低三成；采用无传感器转速估计，减少部件；驱动与电机一体化散热设计，便于维护。',
    results: '完成样机两台并通过第三方检测；取得发明专利与软件著作权；在主要产品上批量应用，形成销售收入。',
  },
  {
    ...{ code: 'RD02', name: '均热板热控模组技术', projects: 1, domain: '3.4' },
    purpose: '为高功率驱动与主轴提供均热与温控。由结构组实施，按样件、小批、装机验证三步推进。',
    coreTechnology: '均热板与微通道复合结构；基于运行曲线的温度预测与控制模型。',
    results: '样件通过装机验证，主轴温升降低四成，形成工艺规范一项。',
  },
] as const;

const figures = {
  ...{ netAssets1: '72000000', netAssets2: '86000000', netAssets3: '101000000' },
  ...{ sales1: '139000000', sales2: '162000000', sales3: '186000000' },
  ...{ profit1: '9100000', profit2: '11200000', profit3: '13600000' },
  ...{ rdCost1: '8700000', rdCost2: '9300000', rdCostChina: '27600000' },
  ...{ staffTotal: '240', techStaff: '38', totalIncome: '188500000', hiTechIncome: '128000000' },
  ...{ staff_full: '232', staff_part: '5', staff_temporary: '3', staff_foreign: '0', staff_returned: '2' },
  ...{ staff_doctor: '2', staff_master: '18', staff_bachelor: '76', staff_college: '144' },
  ...{ staff_senior: '6', staff_middle: '24', staff_junior: '40', staff_technician: '12' },
  ...{ staff_to30: '88', staff_to40: '92', staff_to50: '44', staff_above50: '16' },
} as const;

/** Adds the draft of an application for recognition in a year, with two of its activities numbered. */
export async function addRecognition(application: Application, tenantId: string, year: number): Promise<void> {
  const of = String(year);
  const permissions = [
    ...['view', 'add', 'edit', 'submit'].map((action) => `enterprisehightech_${action}`),
    ...['view', 'add', 'edit'].map((action) => `rdactivity_${action}`),
    'projectmaster_view',
  ];
  const clerk = application.for({
    caller: { tenantId, userId: '', account: 'finance', deptId: null, roles: [], permissions: new Set(permissions) },
    sessionKey: null,
    language: 'zh',
  });
  const { records } = await clerk.resource(projectMaster).list({ size: -1 });
  const masters = records.toSorted((one, other) => (one.code < other.code ? -1 : 1)).map(({ id }) => id);
  for (const { projects, ...activity } of activities) {
    const projectCodes = masters.splice(0, projects);
    if (projectCodes.length > 0) {
      await clerk.resource(rdActivity).submit({ ...activity, year: of, source: '6', projectCodes });
    }
  }
  const licenceFiles = [await uploadFile(application, tenantId, '营业执照.pdf', [`Business licence ${of}`])];
  const { id } = await clerk.resource(recognition).submit({
    ...{ year: of, applyDate: `${of}-06-20`, stage: 'audit', domain: '3.5', listedField: yes, accident: no },
    ...{ organ: '江苏省高新技术企业认定管理工作协调小组', areaName: '江苏省苏州市', basicResearch: '0.00' },
    ...{ mgmt1: 5, mgmt2: 5, mgmt3: 3, mgmt4: 3, licenceFiles },
    propertyText: '围绕主轴、驱动与热控形成专利与软件著作权组合，覆盖主要产品的核心部件，支撑产品能效与可靠性领先。',
    conversionText: '近三年成果转化为新产品与新工艺，均形成销售或内部应用，转化证明材料齐备。',
    managementText: '建立研发项目管理、投入核算与辅助账制度，设立研发中心，与高校开展产学研合作，实施成果转化奖励。',
    staffText: '建立科技人员培养、进修、引进与绩效评价奖励制度，科技人员全年累计工作满183天。',
  });
  for (const [field, value] of Object.entries(figures)) {
    await clerk.recognitionTitle.override({ id, field, value, reason });
  }
}
