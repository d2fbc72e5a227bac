import type { Recognition, Resource } from '@rdm/core/records';

/** People leave out that a register is about R&D: 人员名单.xlsx is 研发人员. */
const nameOf = (resource: Resource) => resource.register.replace(/^研发/, '');

/** The register a file name speaks of. Of several names in it the longest counts: 固定资产使用 before 固定资产. */
export function recogniseRegister(fileName: string, registers: readonly Resource[]): Resource | null {
  const named = registers.filter((resource) => fileName.includes(nameOf(resource)));
  const [longest] = [...named].sort((a, b) => nameOf(b).length - nameOf(a).length);
  return longest ?? null;
}

/**
 * The register a workbook is meant for: the one its headings say. Where several fit alike the file name decides among
 * them, and where none does among all. Null where neither tells, or it is one the person may not import.
 * @param named every register a file name may speak of
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
