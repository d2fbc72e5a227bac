import type { timeCalls } from '@rdm/core/internal/hours';
import { download, get, post, postForm, type Wire } from './wire-line';

export const timeWire: Wire<typeof timeCalls> = {
  month: get('blade-rdm/projectworktime/month'),
  personnel: get('blade-rdm/projectworktime/personnel'),
  batchSave: post('blade-rdm/projectworktime/batchSave'),
  clean: postForm('blade-rdm/project/worktime/clean'),
  stats: get('blade-rdm/project/stats/workTime'),
  exportStats: download('blade-rdm/project/stats/workTime/export'),
  exportAttendance: download('blade-rdm/attendancemonth/downloadExcel'),
  exportDevHours: download('blade-rdm/attendancemonth/downloadDevHours'),
};
