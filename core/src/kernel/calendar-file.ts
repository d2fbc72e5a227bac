/** An event of a whole day. */
export interface CalendarEvent {
  /** Unique and lasting, so that a program knows the event again. */
  readonly uid: string;
  /** yyyy-MM-dd */
  readonly day: string;
  readonly summary: string;
  readonly description: string;
  /** Null: no reminder. */
  readonly remindDaysBefore: number | null;
}

export interface CalendarFile {
  readonly name: string;
  /** When it was made, ISO 8601. */
  readonly stamp: string;
  readonly events: readonly CalendarEvent[];
}

/** Writes iCalendar (RFC 5545), as UTF-8. */
export interface CalendarWriter {
  write(calendar: CalendarFile): Uint8Array;
}
export const CalendarWriter = Symbol('CalendarWriter');
