import {
  faults,
  Refusal,
  text,
  type AuditEntry,
  type Condition,
  type KeyedId,
  type Records,
  type Resource,
  type Selection,
  type StoredRecord,
} from '../kernel';

const OUTSIDE = text(
  '该数据超出您的数据权限范围，请联系企业管理员',
  'This record lies outside the part of the register that is yours; ask your enterprise administrator',
);

/**
 * Records of which one register is seen in part: what lies outside is not there, and cannot be written. Everything else is
 * as it is, so that rules which look at other registers see the whole of them.
 */
export class ScopedRecords implements Records {
  constructor(
    private readonly inner: Records,
    private readonly limited: Resource,
    /** A record is seen when it fulfils all conditions of one of them. */
    private readonly alternatives: readonly (readonly Condition[])[],
  ) {}

  get tenantId(): string {
    return this.inner.tenantId;
  }

  async find(resource: Resource, selection: Selection = {}): Promise<StoredRecord[]> {
    if (!this.#isLimited(resource)) return this.inner.find(resource, selection);
    return this.inner.find(resource, { ...selection, where: await this.#within(selection.where ?? []) });
  }

  async count(resource: Resource, where: readonly Condition[] = []): Promise<number> {
    return this.inner.count(resource, this.#isLimited(resource) ? await this.#within(where) : where);
  }

  async countRemoved(resource: Resource, where: readonly Condition[] = []): Promise<number> {
    return this.inner.countRemoved(resource, this.#isLimited(resource) ? await this.#within(where) : where);
  }

  async findByKeys(resource: Resource, keys: readonly Readonly<Record<string, unknown>>[]): Promise<StoredRecord[]> {
    const found = await this.inner.findByKeys(resource, keys);
    if (!this.#isLimited(resource)) return found;
    const seen = await this.#seen(found.map(({ id }) => id));
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

  async restore(
    resource: Resource,
    ids: readonly string[],
    by: { user: string | null; time: string },
  ): Promise<StoredRecord[]> {
    const rows = await this.inner.restore(resource, ids, by);
    // As if it were not there: whoever may not see a record learns nothing of it.
    await this.#requireSeen(
      resource,
      rows.map(({ id }) => id),
      () => new Refusal(faults.notFound(resource.label)),
    );
    return rows;
  }

  purge(resource: Resource, where: readonly Condition[]): Promise<KeyedId[]> {
    return this.inner.purge(resource, where);
  }

  audit(entries: readonly AuditEntry[]): Promise<void> {
    return this.inner.audit(entries);
  }

  async history(resource: string, recordId: string): Promise<AuditEntry[]> {
    const isOutside = resource === this.limited.name && !(await this.#seen([recordId])).has(recordId);
    return isOutside ? [] : this.inner.history(resource, recordId);
  }

  lock(key: string): Promise<void> {
    return this.inner.lock(key);
  }

  /** What lies within the part that is seen may have to be found first, so nothing is known to be the last. */
  last<T>(asking: () => Promise<T>): Promise<T> {
    return asking();
  }

  #isLimited(resource: Resource): boolean {
    return resource.name === this.limited.name;
  }

  /** Conditions that hold within the part that is seen. */
  async #within(where: readonly Condition[]): Promise<Condition[]> {
    const [only, ...others] = this.alternatives;
    if (others.length === 0) return [...where, ...(only ?? [])];
    const ids = new Set<string>();
    for (const conditions of this.alternatives) {
      for (const { id } of await this.inner.find(this.limited, { where: [...where, ...conditions] })) ids.add(id);
    }
    return [{ field: 'id', is: 'in', value: [...ids] }];
  }

  async #seen(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.find(this.limited, { where: [{ field: 'id', is: 'in', value: ids }] });
    return new Set(found.map(({ id }) => id));
  }

  async #requireSeen(
    resource: Resource,
    ids: readonly string[],
    refusal = () => new Refusal({ code: 403, name: 'OUTSIDE_DATA_SCOPE', message: OUTSIDE }),
  ): Promise<void> {
    if (!this.#isLimited(resource) || ids.length === 0) return;
    const seen = await this.#seen(ids);
    if (ids.some((id) => !seen.has(id))) throw refusal();
  }
}
