import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, importReport, joinedIds, type Call, type PortOf } from '../records';
import { contractFilesOfProject, contractsOfProject } from './use-cases/contract-answers';
import { copyProject, nextProjectCode } from './use-cases/copy-project';
import { externalUnits } from './use-cases/external-units';
import { memberBudgets } from './use-cases/member-budgets';
import { ownProjects, projectPage } from './use-cases/project-pages';
import { budgetOfProject, lastYearStats, validateInfo } from './use-cases/project-answers';
import { allProjects, chosenProjects, importModify } from './use-cases/project-workbook';
import { saveDetail, saveSheet } from './use-cases/save-sheet';
import { sheetNamed } from './use-cases/sheet-records';

const byKey = v.pipe(v.record(v.string(), answer.count), v.description('By dictionary key'));
const ofId = v.object({ id: argument.id });
const ofProject = v.object({ projectId: argument.id });

/** The special calls of projects. docs/product.md, Projects */
export const projectCalls = calls({
  code: {
    needs: 'project_add',
    about: text('生成项目编号', 'The next free project code of a year, in the manner of the year’s other codes.'),
    takes: argument.ofYear,
    answers: v.string(),
    does: nextProjectCode,
  },
  copy: {
    needs: 'project_add',
    about: text(
      '复制项目到年度',
      'Makes a draft for a year with what carries over: no dates of the old year, no files, no figures of cost.',
    ),
    takes: v.object({ id: argument.id, year: argument.year }),
    logged: 'write',
    does: copyProject,
  },
  sheet: {
    needs: 'project_view',
    about: text('查看项目全部内容', 'A project with its approval detail and its budget, where it has them.'),
    takes: ofId,
    does: sheetNamed,
  },
  save: {
    // Whether it adds or changes depends on the arguments; the use case requires the add or the edit permission.
    needs: 'signedIn',
    about: text(
      '保存项目全部内容',
      'Project, approval detail and budget, all or none; parts left out stay as they are. `dataStatus` `save` keeps an ' +
        'incomplete one as a draft.',
    ),
    does: saveSheet,
  },
  saveDetail: {
    // As `save`.
    needs: 'signedIn',
    about: text('保存项目立项明细', 'Saves the approval detail of the project it names.'),
    does: saveDetail,
  },
  validateInfo: {
    needs: 'project_view',
    about: text(
      '检查项目完整性',
      'Whether a project has all that the declaration asks for, and what is missing where.',
    ),
    takes: ofProject,
    answers: v.object({
      projectId: answer.id,
      complete: v.boolean(),
      missing: v.array(
        v.object({ part: v.picklist(['project', 'detail', 'budget']), field: v.string(), message: answer.bilingual }),
      ),
    }),
    does: validateInfo,
  },
  lastYearStats: {
    needs: 'project_view',
    about: text('上年度项目统计', 'The projects of last year counted.'),
    answers: v.object({
      year: answer.year,
      count: answer.count,
      ongoing: answer.count,
      ended: answer.count,
      drafts: answer.count,
      budgetAmount: answer.tenThousandYuan,
      govAmount: answer.tenThousandYuan,
      byType: byKey,
      byStage: byKey,
      bySource: byKey,
      byDevForm: byKey,
    }),
    does: lastYearStats,
  },
  listWeb: { needs: 'project_view', about: text('分页查询项目', 'A page of projects.'), does: projectPage },
  listMine: {
    needs: 'project_view',
    about: text('分页查询我的项目', 'A page of the projects that the caller leads, applied for or entered.'),
    does: ownProjects,
  },
  exportExcel: {
    needs: 'project_export',
    about: text('导出所选项目', 'A workbook of the chosen projects.'),
    takes: v.object({ ids: v.string() }),
    exports: { paper: 'projectSheet', of: (_: Call, { ids }: { readonly ids: string }) => joinedIds(ids) },
    prints: chosenProjects,
  },
  exportAll: {
    needs: 'project_export',
    about: text('导出查询到的全部项目', 'A workbook of all projects that the conditions let through.'),
    prints: allProjects,
  },
  importModify: {
    needs: 'project_import',
    about: text(
      '导入修改项目',
      'Changes existing projects from a workbook; a row that names none is a fault, and with a fault nothing is written.',
    ),
    answers: importReport,
    logged: 'event',
    conducts: importModify,
  },
  budgetOfProject: {
    needs: 'project_view',
    about: text('查看项目预算', 'The budget of a project; no data where it has none.'),
    takes: ofProject,
    does: budgetOfProject,
  },
  memberBudgets: {
    needs: 'projectconc_view',
    about: text(
      '查看集中研发成员预算',
      'The budget of a centralised project over this enterprise, which leads it, and the members; none without members.',
    ),
    takes: v.object({ leadProjectId: argument.id }),
    answers: v.array(
      v.object({
        memberId: v.nullable(answer.id),
        unitName: v.string(),
        share: v.pipe(answer.decimal, v.description('Percent')),
        budget: v.nullable(answer.tenThousandYuan),
      }),
    ),
    does: memberBudgets,
  },
  externalUnits: {
    needs: 'externalunits_view',
    about: text(
      '查询外部单位选项',
      'The external units by name: where and what they are, whether they are related and how, and their tax number.',
    ),
    answers: v.array(
      v.object({
        id: answer.id,
        unitsName: v.string(),
        creditCode: v.nullable(v.string()),
        taxNumber: v.nullable(v.string()),
        kind: v.string(),
        isPerson: v.boolean(),
        isAbroad: v.boolean(),
        country: v.nullable(v.string()),
        isRelated: v.boolean(),
        relation: v.nullable(v.string()),
      }),
    ),
    does: externalUnits,
  },
  contracts: {
    needs: 'entrustdevdata_view',
    about: text(
      '查看项目的委托研发合同',
      'The development contracts of a project, those of its earlier years among them.',
    ),
    takes: ofProject,
    does: contractsOfProject,
  },
  contractFiles: {
    needs: 'entrustdevdata_view',
    about: text('查看项目的委托研发资料', 'The files of a project’s development contracts by contract and kind.'),
    takes: ofProject,
    answers: v.array(
      v.object({
        contractId: answer.id,
        contractNo: v.string(),
        field: v.string(),
        label: answer.bilingual,
        fileIds: v.array(answer.id),
      }),
    ),
    does: contractFilesOfProject,
  },
});

export type ProjectPort = PortOf<typeof projectCalls>;
