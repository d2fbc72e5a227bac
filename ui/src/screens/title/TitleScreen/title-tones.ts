import type { TitleState } from '@rdm/core/internal/title';
import type { Tone } from '../../../components';

/** How urgent each state looks. */
export const stateTones: Readonly<Record<TitleState, Tone>> = {
  draft: 'neutral',
  submitted: 'accent',
  returned: 'danger',
  resubmitted: 'accent',
  passed: 'success',
  rejected: 'danger',
  expired: 'warning',
  revoked: 'danger',
};

export const outcomeTones = { yes: 'success', no: 'danger', maybe: 'warning' } as const satisfies Record<string, Tone>;
export const levelTones = { info: 'neutral', warning: 'warning', danger: 'danger' } as const satisfies Record<
  string,
  Tone
>;
