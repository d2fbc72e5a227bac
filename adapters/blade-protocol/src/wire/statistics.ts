import type { statisticsCalls } from '@rdm/core/internal/statistics';
import { download, get, post, type Wire } from './wire-line';

const report = 'blade-rdm/projectreportother';

/** The 107-2 report. docs/wire.md, Calls of the main job */
export const statisticsWire: Wire<typeof statisticsCalls> = {
  data: get(`${report}/data`),
  report: get(`${report}/report`),
  save: post(`${report}/data`, { aliases: [`${report}/submit`] }),
  explain: get(`${report}/data/explain`),
  export: download(`${report}/export`),
  bridge: get(`${report}/bridge`),
  exportBridge: download(`${report}/bridge/export`),
  projects: get('blade-rdm/project/report/list'),
  exportProjects: download('blade-rdm/project/report/export'),
};
