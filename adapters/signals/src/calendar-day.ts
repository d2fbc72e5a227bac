const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (value: string | number) => String(value).padStart(2, '0');
const ofParts = (year: string, month: string | number, day: string): string | null => {
  const date = `${year}-${two(month)}-${two(day)}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null;
};

/**
 * The day a system states, as its author saw it: `2026-11-03T21:15:00+08:00`, `2026/11/3`, and Jira's `03/Nov/26`. Null
 * where it is none. The clock of whoever worked counts, so nothing is converted to another zone.
 */
export function calendarDay(stated: unknown): string | null {
  if (typeof stated !== 'string') return null;
  const iso = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(stated);
  if (iso) return ofParts(iso[1]!, iso[2]!, iso[3]!);
  const jira = /^\s*(\d{1,2})[/ -]([a-z]{3})[a-z]*[/ -](\d{4}|\d{2})(?!\d)/i.exec(stated);
  const month = jira ? months.indexOf(jira[2]!.toLowerCase()) + 1 : 0;
  if (!jira || month === 0) return null;
  return ofParts(jira[3]!.length === 2 ? `20${jira[3]}` : jira[3]!, month, jira[1]!);
}
