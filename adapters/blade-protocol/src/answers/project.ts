import { text } from '@rdm/core/kernel';
import type { ProjectPort } from '@rdm/core/project';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { importReport } from './resource';
import { bilingual, count, decimal, id, year } from './wire-values';

const tenThousandYuan = v.pipe(decimal, v.metadata({ 'x-unit': 'tenThousandYuan' }));
const byKey = v.pipe(v.record(v.string(), count), v.description('By dictionary key'));

export const projectAnswers: AnswersOf<ProjectPort> = {
  code: {
    about: text('生成项目编号', 'The next free project code of a year, in the manner of the year’s other codes.'),
    schema: v.string(),
  },
  copy: {
    about: text(
      '复制项目到年度',
      'Makes a draft for a year with what carries over: no dates of the old year, no files, no figures of cost.',
    ),
  },
  sheet: { about: text('查看项目全部内容', 'A project with its approval detail and its budget, where it has them.') },
  save: {
    about: text(
      '保存项目全部内容',
      'Project, approval detail and budget, all or none; parts left out stay as they are. `dataStatus` `save` keeps an ' +
        'incomplete one as a draft.',
    ),
  },
  saveDetail: { about: text('保存项目立项明细', 'Saves the approval detail of the project it names.') },
  validateInfo: {
    about: text(
      '检查项目完整性',
      'Whether a project has all that the declaration asks for, and what is missing where.',
    ),
    schema: v.object({
      projectId: id,
      complete: v.boolean(),
      missing: v.array(
        v.object({ part: v.picklist(['project', 'detail', 'budget']), field: v.string(), message: bilingual }),
      ),
    }),
  },
  hasVirtualAssets: {
    about: text('项目是否形成无形资产', 'Whether a project forms intangible assets.'),
    schema: v.boolean(),
  },
  lastYearStats: {
    about: text('上年度项目统计', 'The projects of last year counted.'),
    schema: v.object({
      year,
      count,
      ongoing: count,
      ended: count,
      drafts: count,
      budgetAmount: tenThousandYuan,
      govAmount: tenThousandYuan,
      byType: byKey,
      byStage: byKey,
      bySource: byKey,
      byDevForm: byKey,
    }),
  },
  listWeb: { about: text('分页查询项目', 'A page of projects.') },
  listMine: {
    about: text('分页查询我的项目', 'A page of the projects that the caller leads, applied for or entered.'),
  },
  exportExcel: { about: text('导出所选项目', 'A workbook of the chosen projects.') },
  exportAll: { about: text('导出查询到的全部项目', 'A workbook of all projects that the conditions let through.') },
  importModify: {
    about: text(
      '导入修改项目',
      'Changes existing projects from a workbook; a row that names none is a fault, and with a fault nothing is written.',
    ),
    schema: importReport,
  },
  exportDocument: { about: text('导出项目文档', 'One project as a document (.docx).') },
  budgetOfProject: {
    about: text('查看项目预算', 'The budget of a project; no data where it has none.'),
    orNothing: true,
  },
};
