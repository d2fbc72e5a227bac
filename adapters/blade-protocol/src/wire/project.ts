import type { AreaCallTable } from '@rdm/core/internal/application';
import { entrustedContract, externalUnit, project, projectBudget, projectDetail } from '@rdm/core/internal/project';
import type { Sheet } from '../endpoint';
import { download, get, post, type Wire } from './wire-line';

const sheet: Sheet = {
  main: { name: 'project', resource: project },
  parts: { detail: projectDetail, budget: projectBudget },
};

/** The special calls of projects. docs/product.md, Projects */
export const projectWire: Wire<AreaCallTable['project']> = {
  code: get('blade-rdm/project/code'),
  copy: get('blade-rdm/project/copy', { sheet: { ...sheet, only: 'answer' } }),
  sheet: get('blade-rdm/project/sheet', { sheet: { ...sheet, only: 'answer' } }),
  save: post('blade-rdm/project/save', { sheet, keyed: true }),
  saveDetail: post('blade-rdm/project/save-detail', { draft: projectDetail, record: projectDetail, keyed: true }),
  validateInfo: get('blade-rdm/project/validateInfoByProject'),
  hasVirtualAssets: get('blade-rdm/project/hasVirtualAssets'),
  lastYearStats: get('blade-rdm/project/last/year/stats'),
  listWeb: get('blade-rdm/project/list/web', { page: project }),
  listMine: get('blade-rdm/project/list/web/my', { page: project }),
  exportExcel: download('blade-rdm/project/exportExcel'),
  exportAll: download('blade-rdm/project/exportAll', { page: project }),
  importModify: post('blade-rdm/project/importModify', { upload: true }),
  exportDocument: download('blade-rdm/project/export'),
  projectPaper: download('blade-rdm/project/document'),
  paperKinds: get('blade-rdm/project/document/kinds'),
  placeholders: get('blade-rdm/papertemplate/placeholders'),
  sampleTemplate: download('blade-rdm/papertemplate/sample'),
  budgetOfProject: get('blade-rdm/projectbudget/detailByProject', { record: projectBudget, orNothing: true }),
  memberBudgets: get('blade-rdm/projectbudget/listConc'),
  externalUnits: get('rdm/externalunits/getExternalUnits', { filters: externalUnit }),
  contracts: get('rdm/entrustdevdata/getEntrustDevData', { record: entrustedContract, many: true }),
  contractFiles: get('rdm/entrustdevdata/getEntrustDevDataFiles'),
};
