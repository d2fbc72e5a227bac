import type { overviewCalls } from '@rdm/core/internal/overview';
import { get, type Wire } from './wire-line';

export const overviewWire: Wire<typeof overviewCalls> = {
  ofYear: get('blade-rdm/overview/year'),
  reminders: get('blade-rdm/overview/reminders'),
};
