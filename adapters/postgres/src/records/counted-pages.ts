import type { Condition, Selection, StoredRecord } from '@rdm/core/internal/records';
import type { Session } from '../database';
import type { Table } from '../schema/table';
import type { FoundBefore } from './found-before';
import { keptCountStatement, type KeptCount } from './kept-counts';
import { countStatement, DEEP, findStatement } from './reading';
import { recordsOf } from './records-of';

/** Pages and totals of tables whose rows are counted as they change, or else here, within one transaction. docs/decisions/030 */
export class CountedPages {
  /** @param hasChanged whether the transaction has written: it may yet be rolled back, so nothing of it is kept */
  constructor(
    private readonly tenantId: string,
    private readonly session: Session,
    private readonly foundBefore: FoundBefore,
    private readonly hasChanged: () => boolean,
  ) {}

  /** The mark is asked for before the rows: if anything changes meanwhile, what is kept is old at once. */
  async page(table: Table, selection: Selection): Promise<{ rows: StoredRecord[]; count: KeptCount }> {
    const key = JSON.stringify([this.tenantId, table.name, selection]);
    const before = this.hasChanged() ? undefined : this.foundBefore.page(key);
    const counted = this.rowCount(table);
    const began = performance.now();
    const { offset = 0 } = selection;
    const search = async () => {
      // From which end a page far behind is nearer, the number of rows tells.
      const known = offset < DEEP ? null : this.#knownTotal(table, selection.where ?? [], await counted);
      return known === null ? this.#find(table, selection) : this.#findFromNearerEnd(table, selection, known);
    };
    // Sent together with the count, in the hope that nothing has changed.
    const [count, again, searched] = await Promise.all([
      counted,
      before && this.#inOrder(table, before.what),
      before ? undefined : search(),
    ]);
    if (before?.mark === count.mark && again) return { rows: again, count };
    const rows = searched ?? (await search());
    if (count.mark !== null && !this.hasChanged())
      this.foundBefore.keepPage(key, count.mark, rows, performance.now() - began);
    return { rows, count };
  }

  /** How many rows match, as far as nothing has changed since the count. */
  async total(table: Table, where: readonly Condition[], count: KeptCount): Promise<number> {
    const known = this.#knownTotal(table, where, count);
    if (known !== null) return known;
    const { rows } = await this.session.query<{ total: number }>(countStatement(table, this.tenantId, where));
    const counted = rows[0]!.total;
    if (count.mark !== null && !this.hasChanged())
      this.foundBefore.keepTotal(this.#keyOfTotal(table, where), count.mark, counted);
    return counted;
  }

  async rowCount(table: Table): Promise<KeptCount> {
    const { rows } = await this.session.query<KeptCount>(keptCountStatement(this.tenantId, table.name));
    return rows[0]!;
  }

  #knownTotal(table: Table, where: readonly Condition[], { total, mark }: KeptCount): number | null {
    if (where.length === 0) return total;
    if (mark === null || this.hasChanged()) return null;
    return this.foundBefore.total(this.#keyOfTotal(table, where), mark) ?? null;
  }

  #keyOfTotal(table: Table, where: readonly Condition[]): string {
    return JSON.stringify([this.tenantId, table.name, where]);
  }

  #find(table: Table, selection: Selection, isReversed = false): Promise<StoredRecord[]> {
    return recordsOf(this.session, table, findStatement(table, this.tenantId, selection, isReversed));
  }

  /** @param total of the rows that match */
  async #findFromNearerEnd(table: Table, selection: Selection, total: number): Promise<StoredRecord[]> {
    const { offset = 0, limit = total } = selection;
    const behind = total - offset - limit;
    if (behind >= offset) return this.#find(table, selection);
    // The last page may not be full.
    const part = { offset: Math.max(0, behind), limit: Math.max(0, limit + Math.min(0, behind)) };
    const rows = await this.#find(table, { ...selection, ...part }, true);
    return rows.toReversed();
  }

  /** The records with these ids in this order; null where one is no longer there. */
  async #inOrder(table: Table, ids: readonly string[]): Promise<StoredRecord[] | null> {
    if (ids.length === 0) return [];
    const where = [{ field: 'id', is: 'in', value: ids }] as const;
    const rows = await recordsOf(this.session, table, findStatement(table, this.tenantId, { where, order: [] }));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const inOrder = ids.flatMap((id) => byId.get(id) ?? []);
    return inOrder.length === ids.length ? inOrder : null;
  }
}
