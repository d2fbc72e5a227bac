/** Browsers by user agent token; the first match wins, because most user agents also contain tokens of others. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['MicroMessenger', 'WeChat'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Readable device name of a user agent: `Chrome · Windows`; the user agent itself if unknown. */
export function deviceName(userAgent: string): string {
  const nameIn = (names: readonly (readonly [mark: string, name: string])[]) =>
    names.find(([mark]) => userAgent.includes(mark))?.[1];
  const known = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(' · ') : userAgent;
}
