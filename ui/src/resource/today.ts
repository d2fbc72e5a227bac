const timeZone = 'Asia/Shanghai';
const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
const minute = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** yyyy-MM-dd in the product's time zone, Asia/Shanghai. */
export function today(): string {
  return day.format(new Date());
}

/** yyyy-MM-dd HH:mm, likewise. */
export function thisMinute(): string {
  return minute.format(new Date());
}
