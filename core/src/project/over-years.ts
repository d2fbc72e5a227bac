interface Coded {
  readonly id: string;
  readonly code: string;
}

/**
 * A project has a record for each of its years, under one code: what names one of them holds for the others, too.
 *
 * @param named the projects that are named
 * @param asked those asked for
 * @returns for the id of a named project, the ids of those asked for that are the same project
 */
export function overYears(named: readonly Coded[], asked: readonly Coded[]): (id: string) => readonly string[] {
  const codes = new Map(named.map(({ id, code }) => [id, code]));
  const ids = new Map<string, string[]>();
  for (const { id, code } of asked) ids.set(code, [...(ids.get(code) ?? []), id]);
  return (id) => ids.get(codes.get(id) ?? '') ?? [];
}
