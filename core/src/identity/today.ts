const dayInChina = { timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** Made when first asked for: that costs more than all else here together. */
let calendar: Intl.DateTimeFormat | undefined;

/** The day the calendar shows in China, whose law these numbers follow, as the number yyyyMMdd. */
function todayInChina(): number {
  calendar ??= new Intl.DateTimeFormat('en-US', dayInChina);
  const [month, day, year] = calendar.format().split('/');
  return Number(`${year}${month}${day}`);
}

/** No clock has to be asked about days before the one on which this was written. */
const SURELY_PAST = 20250101;

/**
 * Whether a day, as the number yyyyMMdd, is still to come.
 *
 * @param today `yyyy-MM-dd`; by default today in China
 * @throws RangeError when `today` is written otherwise
 */
export function isToCome(day: number, today?: string): boolean {
  if (today === undefined) return day > SURELY_PAST && day > todayInChina();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today)) throw new RangeError('today is written yyyy-MM-dd');
  return day > Number(today.replaceAll('-', ''));
}
