import { utf8fromString } from '@exodus/bytes/utf8.js';
import type { CalendarWriter } from '@rdm/core/internal/kernel';
import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';

const PRODUCT = { company: 'rdm', product: 'rdm', language: 'ZH' };
/** A program asks once in six hours. */
const SIX_HOURS = 6 * 60 * 60;

/** Writes iCalendar with events of whole days, which take no time of the day they are on. */
export function createCalendarWriter(): CalendarWriter {
  return {
    write({ name, stamp, events }) {
      const calendar = ical({ name, prodId: PRODUCT, ttl: SIX_HOURS });
      for (const { uid, day, summary, description, remindDaysBefore } of events) {
        const event = calendar.createEvent({
          id: uid,
          start: new Date(`${day}T00:00:00`),
          allDay: true,
          stamp: new Date(stamp),
          summary,
          description,
          transparency: ICalEventTransparency.TRANSPARENT,
        });
        if (remindDaysBefore !== null)
          event.createAlarm({ type: ICalAlarmType.display, triggerBefore: remindDaysBefore * 86_400 });
      }
      return utf8fromString(calendar.toString());
    },
  };
}
