const inShanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });

/** yyyy-MM-dd in the zone the product keeps its times in. */
export function today(): string {
  return inShanghai.format(new Date());
}
