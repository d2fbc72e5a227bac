import type { MonthStanding } from '@rdm/core/internal/cost';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { Tone } from '../../../components';

/** How a month stands, in words and by colour. */
export const standings: Readonly<Record<MonthStanding, { readonly label: Text; readonly tone: Tone }>> = {
  none: { label: text('无费用', 'No cost'), tone: 'neutral' },
  agrees: { label: text('一致', 'Agrees'), tone: 'neutral' },
  differs: { label: text('有差异', 'Differs'), tone: 'warning' },
  verified: { label: text('已核对', 'Verified'), tone: 'success' },
  locked: { label: text('已锁定', 'Locked'), tone: 'accent' },
};
