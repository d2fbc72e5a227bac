import type { assistantCalls, innovationCalls } from '@rdm/core/internal/assessment';
import { get, type Wire } from './wire-line';

/** The calls of the AI helpers; not part of the family's API. */
export const assistantWire: Wire<typeof assistantCalls> = {
  proposal: get('blade-rdm/assistant/proposal'),
  costs: get('blade-rdm/assistant/costs'),
  policies: get('blade-rdm/assistant/policies'),
};

export const innovationWire: Wire<typeof innovationCalls> = {
  standing: get('blade-rdm/achievementtrans/innovation'),
};
