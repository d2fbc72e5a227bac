import { text } from '../kernel';
import type { StandardDictionary } from '../system';
import { HOURS_MONTH_STATE, hoursMonthStates } from './hours-month';
import { HOURS_ORIGIN, hoursOrigins } from './hours-origin';
import { SIGNAL_KIND } from './work-signal';
import type { SignalKind } from './work-signals';

const signalKinds: Readonly<Record<SignalKind, ReturnType<typeof text>>> = {
  commit: text('提交', 'Commit'),
  issue: text('工单', 'Issue'),
  worklog: text('工时登记', 'Worklog'),
};

export const hoursDictionaries: readonly StandardDictionary[] = [
  { code: HOURS_ORIGIN, name: text('工时来源', 'Origin of hours'), entries: Object.entries(hoursOrigins) },
  { code: HOURS_MONTH_STATE, name: text('工时月报状态', 'State of months'), entries: Object.entries(hoursMonthStates) },
  { code: SIGNAL_KIND, name: text('工作痕迹类型', 'Kind of signals'), entries: Object.entries(signalKinds) },
];
