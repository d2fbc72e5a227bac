import * as v from 'valibot';
import { fill, text, type Text } from '../../kernel';
import { monthNumbers } from '../../kernel/calendar';
import { answer, argument, calls, type Call, type PortOf } from '../../records';
import {
  leaseCostsByMonth,
  leaseCostsByProject,
  leaseDetails,
  printMaterials,
  printReport,
  projectsOf,
  reportOf,
  statsOf,
} from './register-answers';
import type { RegisterQuery } from './register-figures';
import { perRegister, reportRegisters } from './report-registers';

const ofPeriod = v.object({
  year: argument.optional(argument.year),
  month: argument.optional(argument.month),
  projectId: argument.optional(argument.id),
});

const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));
const project = { projectId: answer.id, projectCode: v.string(), projectName: v.string() };

const sums = {
  rows: answer.count,
  totals: v.pipe(
    v.record(v.string(), v.nullable(answer.decimal)),
    v.description('By field; null where the rows are in different units'),
  ),
};
const stats = v.object({ ...sums, months: v.array(v.object({ month, ...sums })) });

const figure = v.object({
  amount: answer.yuan,
  quantity: v.pipe(
    v.nullable(answer.decimal),
    v.description('Hours or quantity; null where there is none, or in different units'),
  ),
});
const figures = { months: answer.underEach(monthNumbers, figure), total: figure };
const report = v.object({ year: answer.year, rows: v.array(v.object({ ...project, ...figures })), ...figures });

const projects = v.array(v.object({ ...project, rows: answer.count }));

const leased = { contractCode: v.string(), assetsName: v.string(), lessor: v.nullable(v.string()), month };
const lease = v.object({
  ...leased,
  monthlyRent: answer.yuan,
  rdHours: answer.decimal,
  totalHours: answer.decimal,
  amount: answer.yuan,
});

/** Fills the label of a register into a description. */
const about = (of: Text, label: Text): Text => text(fill(of, { label: label.zh }).zh, fill(of, { label: label.en }).en);

const { view: viewLeases } = reportRegisters.Leases.resource.permissions;

/**
 * Totals of the registers of assets, power and material, and the cost allocated from them. The view permission of a
 * register includes its totals. The year of a report defaults to the current report year.
 */
export const costReportsCalls = calls({
  ...perRegister('stats', (register) => ({
    needs: register.resource.permissions.view,
    about: about(
      text('{label}合计', '{label}: the rows found added up, in all and by month.'),
      register.resource.label,
    ),
    takes: ofPeriod,
    answers: stats,
    does: (call: Call, query: RegisterQuery) => statsOf(call, register, query),
  })),
  ...perRegister('report', (register) => ({
    needs: register.resource.permissions.view,
    about: about(
      text(
        '{label}项目归集表',
        '{label}: cost by project and month of a year, as the stored cost records hold it, with hours or quantity of use.',
      ),
      register.resource.label,
    ),
    takes: ofPeriod,
    answers: report,
    does: (call: Call, query: RegisterQuery) => reportOf(call, register, query),
  })),
  ...perRegister('projects', (register) => ({
    needs: register.resource.permissions.view,
    about: about(
      text('查询有{label}记录的项目', '{label}: the projects that have rows in a year or month.'),
      register.resource.label,
    ),
    takes: ofPeriod,
    answers: projects,
    does: (call: Call, query: RegisterQuery) => projectsOf(call, register, query),
  })),
  ...perRegister('export', (register) => ({
    needs: register.resource.permissions.export,
    about: about(
      text('导出{label}项目归集表', '{label}: the report as a workbook with live totals.'),
      register.resource.label,
    ),
    takes: ofPeriod,
    prints: (call: Call, query: RegisterQuery) => printReport(call, register, query),
  })),
  leaseCosts: {
    needs: viewLeases,
    about: text('查询租赁资产月度费用', 'Rent, hours and cost of leased assets by contract and month.'),
    takes: ofPeriod,
    answers: v.array(lease),
    does: leaseCostsByMonth,
  },
  leaseProjectCosts: {
    needs: viewLeases,
    about: text('查询项目租赁费用', 'What leased assets cost each project in each month.'),
    takes: ofPeriod,
    answers: v.array(v.object({ ...project, month, rdHours: answer.decimal, amount: answer.yuan })),
    does: leaseCostsByProject,
  },
  leaseCostDetails: {
    needs: viewLeases,
    about: text('查询项目租赁费用明细', 'What each row of leased assets cost its project.'),
    takes: ofPeriod,
    answers: v.array(v.object({ id: answer.id, ...lease.entries, ...project })),
    does: leaseDetails,
  },
  downloadMaterials: {
    needs: reportRegisters.Materials.resource.permissions.export,
    about: text('下载项目材料明细', 'The rows found, as a workbook that can be imported again.'),
    takes: ofPeriod,
    prints: printMaterials,
  },
});

export type CostReportsPort = PortOf<typeof costReportsCalls>;
