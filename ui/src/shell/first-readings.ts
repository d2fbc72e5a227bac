import type { MenuPort } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import type { OverviewPort } from '@rdm/core/internal/overview';
import type { SystemPort } from '@rdm/core/internal/platform';
import { FirstReading } from './first-reading';

/** What the frame shows beside the menus. */
export const firstTerm = new FirstReading((port: Pick<SystemPort, 'termInfo'>) => port.termInfo());
export const firstReminders = new FirstReading((port: Pick<OverviewPort, 'reminders'>) => port.reminders());
export const firstTopMenus = new FirstReading((port: Pick<MenuPort, 'topMenu'>) => port.topMenu());

/** Asks for what the frame shows, so that it is drawn once. */
export function beginFrame({ system, overview, menus }: Pick<Ports, 'system' | 'overview' | 'menus'>): void {
  firstTerm.begin(system);
  firstTopMenus.begin(menus);
  firstReminders.begin(overview);
}
