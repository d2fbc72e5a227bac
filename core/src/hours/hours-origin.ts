import { text } from '../kernel';

/** The dictionary of where hours come from; the program sets it, nobody types it. */
export const HOURS_ORIGIN = 'hours_origin';

/** Where hours come from, in the order in which they are printed. In use, no published standard. */
export const hoursOrigins = {
  entered: text('填报', 'Entered'),
  imported: text('导入', 'Imported'),
  reverse: text('反算', 'Reverse allocated'),
  attendance: text('考勤', 'From attendance'),
  unrecorded: text('未记录', 'Not recorded'),
} as const;

export type HoursOrigin = keyof typeof hoursOrigins;

/** The origins as they are printed, each once; hours without one are 未记录. */
export function originsPrinted(origins: readonly (string | null)[]): string {
  const found = new Set(origins.map((origin) => origin ?? 'unrecorded'));
  const known = (Object.keys(hoursOrigins) as HoursOrigin[]).filter((origin) => found.has(origin));
  return known.map((origin) => hoursOrigins[origin].zh).join('、');
}
