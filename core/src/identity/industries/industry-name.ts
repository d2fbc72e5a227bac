import { divisionName, readIndustryCode, sectionName } from './industry-code';

export interface IndustryName {
  /** One letter of a section, or two digits of a division. */
  readonly code: string;
  /** The official Chinese name. */
  readonly name: string;
}

export interface Industry extends IndustryName {
  /** The letter of the section it belongs to. */
  readonly section: string;
  /** What it belongs to, the section; nothing for a section. */
  readonly parents: readonly IndustryName[];
}

/**
 * The section (`C`) or the division (`35`, `C35`) of the industrial classification GB/T 4754-2017. Groups and classes are
 * not listed; of such a code the first two digits are its division.
 *
 * @returns `null` for anything else
 */
export function industryName(code: string): Industry | null {
  const read = readIndustryCode(code);
  if (read === null || read.further > 0) return null;
  const section = { code: read.section, name: sectionName(read.section) };
  if (read.division === null) return { ...section, section: read.section, parents: [] };
  return {
    code: read.division,
    name: divisionName(read.section, read.division)!,
    section: read.section,
    parents: [section],
  };
}
