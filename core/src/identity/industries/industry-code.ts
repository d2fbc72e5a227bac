import { sections } from './divisions';

export interface IndustryCode {
  /** One letter. */
  readonly section: string;
  /** Two digits; null for the code of a section. */
  readonly division: string | null;
  /** How many digits stand behind the division: none, 1 for a group (中类), 2 for a class (小类). */
  readonly further: number;
}

const pattern = /^([A-T])?(\d{2})?(\d{0,2})$/;

/** The parts of an industry code: a letter, 2 to 4 digits, or the letter before the digits. Null if there is no such division. */
export function readIndustryCode(code: string): IndustryCode | null {
  const [, letter, division, further] = (typeof code === 'string' && pattern.exec(code)) || [];
  if (division === undefined)
    return letter !== undefined && further === '' ? { section: letter, division: null, further: 0 } : null;
  const section = Object.keys(sections).find((each) => divisionName(each, division) !== null);
  if (section === undefined || (letter !== undefined && letter !== section)) return null;
  return { section, division, further: further!.length };
}

export function sectionName(section: string): string {
  return sections[section]!.slice(0, sections[section]!.indexOf('/'));
}

/** The name of a division within a section; null if it is not there. */
export function divisionName(section: string, division: string): string | null {
  const divisions = sections[section]!;
  const place = divisions.indexOf(division);
  return place < 0 ? null : divisions.slice(place + 2).replace(/\d.*/, '');
}
