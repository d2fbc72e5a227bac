/** Entries of one month, which their sub-total row can collapse. */
export interface MonthGroup<Entry> {
  readonly month: string;
  readonly entries: readonly Entry[];
}

/** Entries by month, in their order. */
export function monthGroups<Entry>(entries: readonly Entry[], monthOf: (entry: Entry) => string): MonthGroup<Entry>[] {
  const groups: { month: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const month = monthOf(entry);
    const last = groups.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else groups.push({ month, entries: [entry] });
  }
  return groups;
}
