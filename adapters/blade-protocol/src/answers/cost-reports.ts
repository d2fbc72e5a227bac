import { monthNumbers, perRegister, type CostReportsPort } from '@rdm/core/cost';
import { fill, text, type Text } from '@rdm/core/kernel';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { count, decimal, id, underEach, year, yuan } from './wire-values';

const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));
const project = { projectId: id, projectCode: v.string(), projectName: v.string() };

const sums = {
  rows: count,
  totals: v.pipe(
    v.record(v.string(), v.nullable(decimal)),
    v.description('By field; null where the rows are in different units'),
  ),
};
const stats = v.object({ ...sums, months: v.array(v.object({ month, ...sums })) });

const figure = v.object({
  amount: yuan,
  quantity: v.pipe(
    v.nullable(decimal),
    v.description('Hours or quantity; null where there is none, or in different units'),
  ),
});
const figures = { months: underEach(monthNumbers, figure), total: figure };
const report = v.object({ year, rows: v.array(v.object({ ...project, ...figures })), ...figures });

const projects = v.array(v.object({ ...project, rows: count }));

const leased = { contractCode: v.string(), assetsName: v.string(), lessor: v.nullable(v.string()), month };
const lease = v.object({ ...leased, monthlyRent: yuan, rdHours: decimal, totalHours: decimal, amount: yuan });

/** The same sentence of each register. */
const about = (of: Text, label: Text): Text => text(fill(of, { label: label.zh }).zh, fill(of, { label: label.en }).en);

export const costReportsAnswers: AnswersOf<CostReportsPort> = {
  ...perRegister('stats', ({ resource: { label } }) => ({
    about: about(text('{label}合计', '{label}: the rows found added up, in all and by month.'), label),
    schema: stats,
  })),
  ...perRegister('report', ({ resource: { label } }) => ({
    about: about(
      text(
        '{label}项目归集表',
        '{label}: cost by project and month of a year, as the stored cost records hold it, with hours or quantity of use.',
      ),
      label,
    ),
    schema: report,
  })),
  ...perRegister('projects', ({ resource: { label } }) => ({
    about: about(text('查询有{label}记录的项目', '{label}: the projects that have rows in a year or month.'), label),
    schema: projects,
  })),
  ...perRegister('export', ({ resource: { label } }) => ({
    about: about(text('导出{label}项目归集表', '{label}: the report as a workbook with live totals.'), label),
  })),
  leaseCosts: {
    about: text('查询租赁资产月度费用', 'Rent, hours and cost of leased assets by contract and month.'),
    schema: v.array(lease),
  },
  leaseProjectCosts: {
    about: text('查询项目租赁费用', 'What leased assets cost each project in each month.'),
    schema: v.array(v.object({ ...project, month, rdHours: decimal, amount: yuan })),
  },
  leaseCostDetails: {
    about: text('查询项目租赁费用明细', 'What each row of leased assets cost its project.'),
    schema: v.array(v.object({ id, ...lease.entries, ...project })),
  },
  downloadMaterials: {
    about: text('下载项目材料明细', 'The rows found, as a workbook that can be imported again.'),
  },
};
