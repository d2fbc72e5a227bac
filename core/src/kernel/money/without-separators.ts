const byThousand = /^[+-]?\d{1,3}(?:[,，\s]\d{3})+(?!\d)/;
/** Groups of four digits, as 万 and 亿 are written: `1,2345,6789`. */
const byTenThousand = /^[+-]?\d{1,4}(?:[,，\s]\d{4})+(?!\d)/;

/**
 * Drops outer blanks, and separators where they group digits by three or four: `" 1,234.5 "` → `"1234.5"`. Other text is
 * only trimmed, so that `"1,5"`, which may mean 1.5, is not read as 15.
 */
export function withoutSeparators(written: string): string {
  const trimmed = written.trim();
  const whole = (byThousand.exec(trimmed) ?? byTenThousand.exec(trimmed))?.[0];
  return whole === undefined ? trimmed : whole.replace(/[,，\s]/g, '') + trimmed.slice(whole.length);
}
