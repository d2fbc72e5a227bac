/** A name without differences of width and blanks; empty for what is no text. */
export const plainName = (name: unknown): string =>
  typeof name === 'string' ? name.normalize('NFKC').replace(/\s/g, '') : '';

/** The levels of an account's plain name, e.g. 管理费用 and 研发费用 of 管理费用-研发费用. */
export const nameLevels = (plain: string): string[] => plain.split(/[-—–_/\\>|:]/).filter((level) => level !== '');
