import type { hoursMonthCalls, timeCalls, workSignalCalls } from '@rdm/core/internal/hours';
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

export const hoursMonthsWire: Wire<typeof hoursMonthCalls> = {
  mine: get('blade-rdm/hoursmonth/mine'),
  submit: post('blade-rdm/hoursmonth/mine/submit'),
  reviewed: get('blade-rdm/hoursmonth/reviewed'),
  review: post('blade-rdm/hoursmonth/review'),
  reminders: get('blade-rdm/hoursmonth/reminders'),
};

export const workSignalsWire: Wire<typeof workSignalCalls> = {
  readFile: post('blade-rdm/worksignal/read', { upload: true, slow: true }),
  readRepository: post('blade-rdm/worksignal/read-repository', { slow: true }),
  overview: get('blade-rdm/worksignal/overview'),
};
