/** Browsers by the mark only they leave; the first that fits decides, as most also name the others. */
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

/** What a person calls the device behind a user agent: `Chrome · Windows`; the agent itself where nothing is known. */
export function deviceName(userAgent: string): string {
  const nameIn = (names: readonly (readonly [mark: string, name: string])[]) =>
    names.find(([mark]) => userAgent.includes(mark))?.[1];
  const known = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(' · ') : userAgent;
}
