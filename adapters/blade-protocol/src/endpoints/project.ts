import { project, projectBudget, projectDetail } from '@rdm/core/project';
import * as v from 'valibot';
import type { EndpointTable, Sheet } from '../endpoint';
import { year, id, ofYear, keyed } from './parameters';

const projects = `/api/${project.name}`;
const projectSheet: Sheet = {
  main: { name: 'project', resource: project },
  parts: { detail: projectDetail, budget: projectBudget },
};

/** The special calls of projects. docs/product.md, Projects */
export const projectEndpoints: EndpointTable['project'] = {
  code: { method: 'GET', path: `${projects}/code`, query: ofYear },
  copy: {
    method: 'GET',
    path: `${projects}/copy`,
    query: v.object({ id, year }),
    sheet: { ...projectSheet, only: 'answer' },
  },
  sheet: {
    method: 'GET',
    path: `${projects}/sheet`,
    query: v.object({ id }),
    sheet: { ...projectSheet, only: 'answer' },
  },
  save: { method: 'POST', path: `${projects}/save`, sheet: projectSheet, ...keyed },
  saveDetail: {
    method: 'POST',
    path: `${projects}/save-detail`,
    draft: projectDetail,
    record: projectDetail,
    ...keyed,
  },
  validateInfo: {
    method: 'GET',
    path: `${projects}/validateInfoByProject`,
    query: v.object({ projectId: id }),
  },
  hasVirtualAssets: { method: 'GET', path: `${projects}/hasVirtualAssets`, query: v.object({ id }) },
  lastYearStats: { method: 'GET', path: `${projects}/last/year/stats` },
  listWeb: { method: 'GET', path: `${projects}/list/web`, page: project },
  listMine: { method: 'GET', path: `${projects}/list/web/my`, page: project },
  exportExcel: {
    method: 'GET',
    path: `${projects}/exportExcel`,
    query: v.object({ ids: v.string() }),
    answer: 'download',
  },
  exportAll: { method: 'GET', path: `${projects}/exportAll`, page: project, answer: 'download' },
  importModify: { method: 'POST', path: `${projects}/importModify`, upload: true },
  exportDocument: { method: 'GET', path: `${projects}/export`, query: v.object({ id }), answer: 'download' },
  budgetOfProject: {
    method: 'GET',
    path: `/api/${projectBudget.name}/detailByProject`,
    query: v.object({ projectId: id }),
    record: projectBudget,
  },
};
