import type { CostViewPort, ReverseAllocationPort } from '@rdm/core/cost';
import { text, type Text } from '@rdm/core/kernel';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { bilingual, count, decimal, id, idOrEmpty, yuan } from './wire-values';

const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));
const project = { projectId: id, projectCode: v.string(), projectName: v.string() };
const costOfProject = v.object({ ...project, amount: yuan });
const totals = {
  rdHours: decimal,
  wages: yuan,
  socialInsurance: yuan,
  labour: yuan,
  welfare: yuan,
  amount: yuan,
};
const figures = { allocated: yuan, booked: yuan, difference: yuan };

const report = (what: Text) => ({
  about: text(
    `${what.zh}归集表`,
    `The ${what.en} of every project and year under the conditions: what the rows of the list come to.`,
  ),
});
const ofMonth = (what: Text) => ({
  about: text(
    `查询项目当月${what.zh}的构成`,
    `What the ${what.en} of a project in a month is made of, row by row of its register, each with its calculation.`,
  ),
  schema: v.object({
    ...project,
    month,
    amount: yuan,
    rows: v.array(
      v.object({
        item: v.string(),
        sourceId: v.pipe(id, v.description('The row of the register')),
        assetsCode: v.nullable(v.string()),
        assetsName: v.nullable(v.string()),
        amount: yuan,
        formula: bilingual,
      }),
    ),
  }),
});
const projects = (what: Text) => ({
  about: text(`查询有${what.zh}的项目`, `The projects that have ${what.en}, by code, each with what it comes to.`),
  schema: v.array(costOfProject),
});

const personnel = text('人员人工费用', 'personnel cost');
const depreciation = text('固定资产折旧费用', 'depreciation');
const amortisation = text('无形资产摊销费用', 'amortisation');
const equipmentPower = text('设备动力费用', 'equipment power cost');
const power = text('燃料动力费用', 'fuel and power cost');

export const costViewAnswers: AnswersOf<CostViewPort> = {
  reportPersonnel: report(personnel),
  reportEquipmentPower: report(equipmentPower),
  reportPower: report(power),
  reportDepreciation: report(depreciation),
  reportAmortisation: report(amortisation),
  depreciationOfMonth: ofMonth(depreciation),
  equipmentPowerOfMonth: ofMonth(equipmentPower),
  powerOfMonth: ofMonth(power),
  personnelProjects: projects(personnel),
  amortisationProjects: projects(amortisation),
  projectsOfPersonnel: projects(personnel),
  personnelStats: {
    about: text('人员人工费用统计', 'Personnel cost by month and in all, with the R&D hours it was shared by.'),
    schema: v.object({ months: v.array(v.object({ month, ...totals })), total: v.object(totals) }),
  },
  exportPersonnelStats: { about: text('导出人员人工费用统计', 'The same as a workbook with live totals.') },
  depreciationTemplate: {
    about: text('下载固定资产使用导入模板', 'The import template of the register that depreciation is shared by.'),
  },
  summary: {
    about: text(
      '费用汇总统计',
      'Stored cost beside what the vouchers book, by item, month and project and in all. Vouchers without a project ' +
        'stand under an empty project id.',
    ),
    schema: v.object({
      items: v.array(v.object({ item: v.string(), ...figures })),
      months: v.array(v.object({ month, ...figures })),
      projects: v.array(v.object({ ...project, projectId: idOrEmpty, ...figures })),
      total: v.object(figures),
    }),
  },
};

const written = v.object({
  cells: v.pipe(count, v.description('Hours that were added, changed or removed')),
  hours: v.pipe(decimal, v.description('What the hours concerned come to now')),
  costRecords: v.pipe(count, v.description('Cost records of the month, built from them')),
});

export const reverseAllocationAnswers: AnswersOf<ReverseAllocationPort> = {
  check: {
    about: text(
      '检查能否反算工时',
      'Says of each record whether hours can be found that share the booked amount, and if not, what to do. Writes nothing.',
    ),
    schema: v.array(
      v.object({
        id,
        month,
        item: v.string(),
        bookedAmount: yuan,
        ready: v.boolean(),
        reason: v.nullable(bilingual),
        most: v.pipe(yuan, v.description('The most that pay and attendance can share')),
        hours: v.pipe(decimal, v.description('The hours that would be written')),
        attendedHours: decimal,
      }),
    ),
  },
  allocate: {
    about: text(
      '反算分摊工时',
      'Writes hours of people on projects that share the booked amount to the cent, in place of those that stand, and ' +
        'builds the cost of the month. Twice gives the same.',
    ),
    schema: written,
  },
  clearTime: {
    about: text('清除反算的工时', 'Puts the hours back that stood before the allocation, and builds the cost again.'),
    schema: written,
  },
};
