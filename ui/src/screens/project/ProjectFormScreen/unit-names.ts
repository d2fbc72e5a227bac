/** The fields that hold names of units: of one, or of several joined by 、. */
const severalIn: ReadonlyMap<string, boolean> = new Map([
  ['leadOrgName', false],
  ['partOrgNames', true],
  ['coopOrgNames', true],
]);

export const holdsUnitNames = (field: string): boolean => severalIn.has(field);

/** What a field of names holds once a name is chosen for it. */
export function withUnitName(field: string, held: string, name: string): string {
  if (!severalIn.get(field)) return name;
  const names = held
    .split(/[、,，;；]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return names.includes(name) ? names.join('、') : [...names, name].join('、');
}
