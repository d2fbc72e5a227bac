import { daysInclusive } from '@rdm/core/calendar';
import type { EquipmentPowerRows } from './equipment-power';

/** Hours a machine ran: days × hours of a day. */
export const dailyUse = ({ startDate, endDate, dailyWorkTime }: EquipmentPowerRows[number]): number =>
  daysInclusive(startDate, endDate) * Number(dailyWorkTime);
