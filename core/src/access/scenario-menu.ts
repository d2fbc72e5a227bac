import { text } from '../kernel';
import type { MenuEntry } from './register-menu';

/** Adopting a scenario also takes the right of every register it changes. */
export const scenarioMenu: MenuEntry = {
  code: 'scenario',
  name: text('加计扣除测算', 'What-if'),
  path: '/project/scenario',
  buttons: [
    { code: 'scenario_view', name: text('测算', 'Compute'), action: 2 },
    { code: 'scenario_adopt', name: text('采用', 'Adopt'), action: 2 },
  ],
};
