import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { findingKinds } from './execution-findings';
import { governmentSubjects } from './government-subject';
import { ownBudget } from './own-budget';
import { governmentOption, governmentProjects } from './use-cases/execution-answers';
import { printExecution, printExecutions } from './use-cases/print-executions';
import { saveGovernmentBudget } from './use-cases/save-government-budget';

const { view, export: print } = ownBudget.permissions;
/** As in any page query, −1 asks for all; what is out of bounds is put right there. */
const whole = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer());
const pageOfList = v.object({ current: argument.optional(whole), size: argument.optional(whole) });
const ofProject = v.object({
  projectId: v.pipe(
    argument.id,
    v.description('Of the government project, or of the R&D project it is carried out in'),
  ),
});
const governmentProject = {
  id: answer.id,
  number: v.string(),
  name: v.string(),
  level: v.string(),
  organ: v.nullable(v.string()),
  masterId: v.nullable(answer.id),
  fromDate: v.string(),
  toDate: v.string(),
  grantTotal: v.nullable(answer.yuan),
  ownTotal: v.nullable(answer.yuan),
  total: v.nullable(answer.yuan),
  received: answer.yuan,
  passedOn: answer.yuan,
  spent: answer.yuan,
  balance: answer.yuan,
  deadline: v.nullable(v.string()),
  findings: answer.count,
};
const amounts = {
  grantBudget: answer.yuan,
  adjusted: answer.yuan,
  available: answer.yuan,
  grantSpent: answer.yuan,
  grantLeft: answer.yuan,
  ownBudget: answer.yuan,
  ownSpent: v.nullable(answer.yuan),
};

/** Government projects: their budgets, and how this enterprise's part is carried out. docs/product.md, Government projects */
export const fundingCalls = calls({
  projects: {
    needs: view,
    about: text(
      '分页查询政府课题及执行情况',
      'A page of government projects with what was received, passed on and spent, and the first end of 60 months.',
    ),
    takes: pageOfList,
    answers: v.object({
      records: v.array(v.object(governmentProject)),
      total: answer.count,
      size: answer.count,
      current: answer.count,
      pages: answer.count,
    }),
    does: governmentProjects,
  },
  option: {
    needs: view,
    about: text(
      '查看政府课题预算科目与执行',
      'The subjects of a government project with budget, spending and remainder of the own part, its receipts, and ' +
        'what to look into.',
    ),
    takes: ofProject,
    answers: v.object({
      ...governmentProject,
      returned: answer.yuan,
      subjects: v.array(v.object({ subject: v.picklist(governmentSubjects), ...amounts })),
      totals: v.object(amounts),
      receipts: v.array(
        v.object({
          id: answer.id,
          documentNo: v.string(),
          receivedOn: v.string(),
          amount: answer.yuan,
          returnedAmount: v.nullable(answer.yuan),
          treatment: v.string(),
          spent: answer.yuan,
          left: answer.yuan,
          deadline: v.nullable(v.string()),
          leftAtDeadline: v.nullable(answer.yuan),
        }),
      ),
      notes: v.array(v.object({ kind: v.picklist(findingKinds), message: answer.bilingual })),
    }),
    does: governmentOption,
  },
  export: {
    needs: print,
    about: text(
      '导出政府课题决算表',
      'The final account (决算表) of a government project, or its execution while its period lasts, with live formulas.',
    ),
    takes: ofProject,
    prints: printExecution,
  },
  exportList: {
    needs: print,
    about: text('导出政府课题预算执行表', 'The execution (预算执行表) of the government projects of a page.'),
    takes: pageOfList,
    prints: printExecutions,
  },
  save: {
    // Whether it adds, changes or removes depends on the arguments; the use case requires the permission of each.
    needs: 'signedIn',
    about: text(
      '保存政府课题预算全部内容',
      'A government project’s budget with its own part and those of external units, all or none; parts left out stay as ' +
        'they are, units missing from the list are removed.',
    ),
    does: saveGovernmentBudget,
  },
});

export type FundingPort = PortOf<typeof fundingCalls>;
