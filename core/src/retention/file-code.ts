/**
 * The code of a retained file in seven parts, `category:scope:year:projectCode:devForm:fileNo:edition`; parts that do not
 * apply are `-`. Colons within a part, which a project code may have, are written `%3A`.
 */
export interface FileCode {
  readonly category: string;
  readonly scope: string;
  readonly year: string;
  readonly projectCode: string;
  readonly devForm: string;
  readonly fileNo: string;
  readonly edition: string;
}

const parts = ['category', 'scope', 'year', 'projectCode', 'devForm', 'fileNo', 'edition'] as const;
const NONE = '-';
const ANY: ReadonlySet<string> = new Set(['', '*']);

const written = (part: string): string => part.replaceAll('%', '%25').replaceAll(':', '%3A');
const read = (part: string): string => part.replaceAll('%3A', ':').replaceAll('%25', '%');

export const fileCode = (code: FileCode): string => parts.map((name) => written(code[name]) || NONE).join(':');

/** The parts of a code, or of a pattern of one; null where there are not seven. */
export function readFileCode(given: string): FileCode | null {
  const found = given.split(':').map(read);
  if (found.length !== parts.length) return null;
  const part = (name: keyof FileCode): string => found[parts.indexOf(name)]!;
  return {
    ...{ category: part('category'), scope: part('scope'), year: part('year'), projectCode: part('projectCode') },
    ...{ devForm: part('devForm'), fileNo: part('fileNo'), edition: part('edition') },
  };
}

/** Whether a code has the parts of a pattern; a part that is empty or `*` may be anything. */
export const matchesCode = (code: FileCode, pattern: FileCode): boolean =>
  parts.every((name) => ANY.has(pattern[name]) || pattern[name] === code[name]);
