import type { Resource } from '@rdm/core/kernel';

/** People leave out that a register is about R&D: 人员名单.xlsx is 研发人员. */
const nameOf = (resource: Resource) => resource.register.replace(/^研发/, '');

/** The register a file name speaks of. Of several names in it the longest counts: 固定资产使用 before 固定资产. */
export function recogniseRegister(fileName: string, registers: readonly Resource[]): Resource | null {
  const named = registers.filter((resource) => fileName.includes(nameOf(resource)));
  const [longest] = [...named].sort((a, b) => nameOf(b).length - nameOf(a).length);
  return longest ?? null;
}
