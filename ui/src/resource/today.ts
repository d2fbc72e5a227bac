const inShanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });

/** yyyy-MM-dd in the product's time zone, Asia/Shanghai. */
export function today(): string {
  return inShanghai.format(new Date());
}
