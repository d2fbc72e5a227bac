import type {
  AuditEntry,
  ChangeCount,
  Condition,
  FoundPage,
  ImportEntries,
  ImportEntry,
  KeyedId,
  Leaving,
  PartOfChanges,
  ReadRecord,
  Records,
  RecordsAround,
  Selection,
  Summing,
  Sums,
  Where,
} from './records';
import type { FieldOf, NewValues, RecordOf, Resource, StoredRecord } from './declaration/resource';
import { faults, Refusal, text } from '../kernel';

const OUTSIDE = text(
  '该数据超出您的数据权限范围，请联系企业管理员',
  'This record lies outside the part of the register that is yours; ask your enterprise administrator',
);

/** By register name: the conditions of each of a caller's data scopes on it. */
export type DataScopes = ReadonlyMap<string, readonly (readonly Condition[])[]>;

/**
 * Records restricted by data scopes: records outside them are invisible and cannot be written. A record is visible when
 * it meets all conditions of at least one scope on its register. Registers without a scope are unrestricted.
 */
export class ScopedRecords implements Records {
  constructor(
    private readonly inner: Records,
    private readonly scopes: DataScopes,
    private readonly resourceNamed: (name: string) => Resource,
  ) {}

  get tenantId(): string {
    return this.inner.tenantId;
  }

  async find<R extends Resource, Left extends FieldOf<R> = never>(
    resource: R,
    selection: Selection<FieldOf<R>> & Leaving<Left> = {},
  ): Promise<ReadRecord<R, Left>[]> {
    if (!this.#isLimited(resource)) return this.inner.find(resource, selection);
    return this.inner.find(resource, { ...selection, where: await this.#within(resource, selection.where ?? []) });
  }

  async page<R extends Resource, Left extends FieldOf<R> = never>(
    resource: R,
    selection: Selection<FieldOf<R>> & Leaving<Left>,
  ): Promise<FoundPage<ReadRecord<R, Left>>> {
    if (!this.#isLimited(resource)) return this.inner.page(resource, selection);
    return this.inner.page(resource, { ...selection, where: await this.#within(resource, selection.where ?? []) });
  }

  async count<R extends Resource>(resource: R, where: Where<R> = []): Promise<number> {
    return this.inner.count(resource, this.#isLimited(resource) ? await this.#within(resource, where) : where);
  }

  async sums<R extends Resource>(resource: R, of: Summing<FieldOf<R>>): Promise<readonly Sums[]> {
    if (!this.#isLimited(resource)) return this.inner.sums(resource, of);
    return this.inner.sums(resource, { ...of, where: await this.#within(resource, of.where ?? []) });
  }

  marks(resources: readonly Resource[]): Promise<readonly string[] | null> {
    return this.inner.marks(resources);
  }

  async countRemoved(resource: Resource, where: readonly Condition[] = []): Promise<number> {
    return this.inner.countRemoved(resource, this.#isLimited(resource) ? await this.#within(resource, where) : where);
  }

  async findByKeys<R extends Resource>(
    resource: R,
    keys: readonly NewValues<R>[],
    parts?: number,
  ): Promise<RecordOf<R>[]> {
    const found = await this.inner.findByKeys(resource, keys, parts);
    if (!this.#isLimited(resource)) return found;
    const seen = await this.#seen(
      resource,
      found.map(({ id }) => id),
    );
    return found.filter(({ id }) => seen.has(id));
  }

  async insert(resource: Resource, rows: Iterable<StoredRecord>): Promise<void> {
    const written = [...rows];
    await this.inner.insert(resource, written);
    await this.#requireSeen(
      resource,
      written.map(({ id }) => id),
    );
  }

  async update(resource: Resource, rows: readonly StoredRecord[]): Promise<string[]> {
    const ids = rows.map(({ id }) => id);
    await this.#requireSeen(resource, ids);
    const stale = await this.inner.update(resource, rows);
    await this.#requireSeen(
      resource,
      ids.filter((id) => !stale.includes(id)),
    );
    return stale;
  }

  async remove(resource: Resource, ids: readonly string[], by: { user: string | null; time: string }): Promise<number> {
    await this.#requireSeen(resource, ids);
    return this.inner.remove(resource, ids, by);
  }

  async restore<R extends Resource>(
    resource: R,
    ids: readonly string[],
    by: { user: string | null; time: string },
  ): Promise<RecordOf<R>[]> {
    const rows = await this.inner.restore(resource, ids, by);
    // Not found rather than forbidden, so that the existence of an invisible record is not disclosed.
    await this.#requireSeen(
      resource,
      rows.map(({ id }) => id),
      () => new Refusal(faults.notFound(resource.label)),
    );
    return rows;
  }

  async rebuild(resource: Resource, where: readonly Condition[], rows: Iterable<StoredRecord>): Promise<string[]> {
    const ids = await this.inner.rebuild(resource, where, rows);
    await this.#requireSeen(resource, ids);
    return ids;
  }

  purge<R extends Resource>(resource: R, where: Where<R>): Promise<KeyedId[]> {
    return this.inner.purge(resource, where);
  }

  audit(entries: readonly AuditEntry[]): Promise<void> {
    return this.inner.audit(entries);
  }

  async history(resource: string, recordId: string): Promise<AuditEntry[]> {
    const isOutside =
      this.scopes.has(resource) && !(await this.#seen(this.resourceNamed(resource), [recordId])).has(recordId);
    return isOutside ? [] : this.inner.history(resource, recordId);
  }

  /** Registers of which the caller sees a part are left out: counts of them would tell of the rest. */
  changesAround(around: RecordsAround, part?: PartOfChanges): Promise<ChangeCount[]> {
    const isWhole = (name: string) => !this.scopes.has(name);
    const resources = around.resources.filter(isWhole);
    return this.inner.changesAround({ ...around, resources }, part);
  }

  /** Changes of records outside the scopes are there without their values, so that the count stays true. */
  async importHistory(importId: string, part?: ImportEntries): Promise<ImportEntry[]> {
    const entries = await this.inner.importHistory(importId, part);
    const limited = [...new Set(entries.map(({ resource }) => resource))].filter((name) => this.scopes.has(name));
    const seen = new Set<string>();
    for (const name of limited) {
      const ids = entries.flatMap((entry) => (entry.resource === name ? entry.recordId : []));
      for (const id of await this.#seen(this.resourceNamed(name), ids)) seen.add(id);
    }
    return entries.map((entry) =>
      this.scopes.has(entry.resource) && !seen.has(entry.recordId)
        ? { ...entry, before: null, after: null, isHidden: true }
        : entry,
    );
  }

  countImportHistory(importId: string, part?: ImportEntries): Promise<number> {
    return this.inner.countImportHistory(importId, part);
  }

  lock(key: string): Promise<void> {
    return this.inner.lock(key);
  }

  /** Announces nothing: a scoped read may first need another read for the visible ids. */
  last<T>(asking: () => Promise<T>): Promise<T> {
    return asking();
  }

  #isLimited(resource: Resource): boolean {
    return this.scopes.has(resource.name);
  }

  /** The conditions combined with those of the scopes. */
  async #within<R extends Resource>(resource: R, where: Where<R>): Promise<Where<R>> {
    // Administrators enter scopes; the rules of scopes have validated their fields against the declaration.
    const alternatives = (this.scopes.get(resource.name) ?? []) as readonly Where<R>[];
    const [only, ...others] = alternatives;
    if (others.length === 0) return [...where, ...(only ?? [])];
    const ids = new Set<string>();
    for (const conditions of alternatives) {
      for (const { id } of await this.inner.find(resource, { where: [...where, ...conditions] })) ids.add(id);
    }
    return [{ field: 'id', is: 'in', value: [...ids] }];
  }

  async #seen(resource: Resource, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.find(resource, { where: [{ field: 'id', is: 'in', value: ids }] });
    return new Set(found.map(({ id }) => id));
  }

  async #requireSeen(
    resource: Resource,
    ids: readonly string[],
    refusal = () => new Refusal({ code: 403, name: 'OUTSIDE_DATA_SCOPE', message: OUTSIDE }),
  ): Promise<void> {
    if (!this.#isLimited(resource) || ids.length === 0) return;
    const seen = await this.#seen(resource, ids);
    if (ids.some((id) => !seen.has(id))) throw refusal();
  }
}
