import { makeAutoObservable } from 'mobx';
import { attachment } from '@rdm/core/internal/evidence';
import type { Fault } from '@rdm/core/internal/kernel';
import type { HistoryEntry, Resource, StoredRecord } from '@rdm/core/internal/records';
import { dictionariesOf } from '../field-dictionary';
import { Loader } from '../Loader';
import type { ResourceServices } from '../ResourceServices';
import { changesOf, type Change } from './changes';

/** A record whose history is shown. */
export interface HistorySource {
  readonly resource: Resource;
  readonly id: string;
}

/** What one user did at one moment; records saved together form one step. */
export interface HistoryStep {
  readonly key: string;
  readonly action: HistoryEntry['action'];
  /** The person behind it; null for the system. */
  readonly by: string | null;
  readonly time: string;
  readonly changes: readonly Change[];
}

type Read = readonly (readonly [HistorySource, HistoryEntry])[];

/** Who changed a record, or several that belong together, when and from what to what; the latest first. */
export class HistoryViewModel {
  readonly #loader = new Loader(() => this.#read());
  readonly #services: Pick<ResourceServices, 'ports' | 'dictionaries'>;

  constructor(
    services: Pick<ResourceServices, 'ports' | 'dictionaries'>,
    private readonly sources: readonly HistorySource[],
  ) {
    this.#services = services;
    makeAutoObservable<this, 'sources'>(this, { sources: false });
  }

  get steps(): readonly HistoryStep[] {
    return this.#loader.value?.steps ?? [];
  }

  /** Names of the files that file fields hold or held, by the id of the attachment. */
  get fileNames(): ReadonlyMap<string, string> {
    return this.#loader.value?.fileNames ?? new Map();
  }

  get loading(): boolean {
    return this.#loader.loading;
  }

  get loaded(): boolean {
    return this.#loader.value !== null;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  async load(): Promise<void> {
    if (!this.loading) await this.#loader.load();
  }

  async #read() {
    const [read] = await Promise.all([
      Promise.all(this.sources.map((source) => this.#entriesOf(source))),
      // If a dictionary cannot be loaded, keys are shown instead of labels.
      this.#services.dictionaries.load(this.sources.flatMap(({ resource }) => dictionariesOf(resource))).catch(() => 0),
    ]);
    const steps = stepsOf(read.flat());
    return { steps, fileNames: await this.#namesOf(filesIn(steps)) };
  }

  async #entriesOf(source: HistorySource): Promise<Read> {
    const entries = await this.#services.ports.resource(source.resource).history({ id: source.id });
    return entries.map((entry) => [source, entry] as const);
  }

  /** File names by id; names the user may not see are omitted, and the files are then counted instead. */
  async #namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const asked = this.#services.ports.resource(attachment).list({
      size: ids.length,
      where: [{ field: 'id', is: 'in', value: ids }],
    });
    const { records } = await asked.catch(() => ({ records: [] as StoredRecord[] }));
    return new Map(records.map((file) => [file.id, String(file.originalName ?? '')]));
  }
}

/** One step per save: same user, time and action, each record at most once. */
function stepsOf(read: Read): readonly HistoryStep[] {
  const groups: { readonly of: Read[number][] }[] = [];
  const latestFirst = [...read].sort(([, a], [, b]) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0));
  for (const each of latestFirst) {
    const group = groups.find(({ of }) => belongs(of, each));
    if (group) group.of.push(each);
    else groups.push({ of: [each] });
  }
  return groups.map(({ of }) => {
    const [, { id, action, accountName, time }] = of[0]!;
    return { key: id, action, by: accountName, time, changes: changesOf(of) };
  });
}

function belongs(group: Read, [source, entry]: Read[number]): boolean {
  const [, first] = group[0]!;
  const together = first.time === entry.time && first.account === entry.account && first.action === entry.action;
  return together && group.every(([other]) => other !== source);
}

function filesIn(steps: readonly HistoryStep[]): readonly string[] {
  const ids = steps.flatMap(({ changes }) =>
    changes.flatMap(({ name, field, before, after }) =>
      field.kind === 'files' ? [before[name], after[name]].flatMap((value) => (Array.isArray(value) ? value : [])) : [],
    ),
  );
  return [...new Set(ids.map(String))];
}
