import type { Recognition, Resource } from '@rdm/core/internal/records';

/** Matches without the prefix 研发, which file names often omit: 人员名单.xlsx is 研发人员. */
const nameOf = (resource: Resource) => resource.register.replace(/^研发/, '');

/** The register named in a file name. Of several the longest name wins: 固定资产使用 before 固定资产. */
export function recogniseRegister(fileName: string, registers: readonly Resource[]): Resource | null {
  const named = registers.filter((resource) => fileName.includes(nameOf(resource)));
  const [longest] = [...named].sort((a, b) => nameOf(b).length - nameOf(a).length);
  return longest ?? null;
}

/**
 * The register of a workbook: the one its headings identify. If several match, the file name decides among them, if
 * none, among all. Null where neither identifies one, or where the user may not import it.
 * @param named every register a file name may refer to
 */
export function registerMeant(
  { resource, candidates, reason }: Recognition,
  fileName: string,
  named: readonly Resource[],
): Resource | null {
  if (reason === 'notAllowed') return null;
  const fitting = named.filter(({ name }) => candidates.includes(name));
  if (fitting.length === 0) return recogniseRegister(fileName, named);
  const byHeadings = fitting.find(({ name }) => name === resource) ?? null;
  return fitting.length > 1 ? (recogniseRegister(fileName, fitting) ?? byHeadings) : byHeadings;
}
