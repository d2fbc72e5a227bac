import type { Condition, Selection, StoredRecord } from '@rdm/core/internal/records';
import type { Session } from '../database';
import type { Table } from '../schema/table';
import type { FoundBefore } from './found-before';
import { keptCountStatement, type KeptCount } from './kept-counts';
import { countStatement, findStatement } from './reading';
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
    const search = () => recordsOf(this.session, table, findStatement(table, this.tenantId, selection));
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
  async total(table: Table, where: readonly Condition[], { total, mark }: KeptCount): Promise<number> {
    if (where.length === 0 && total !== null) return total;
    const key = JSON.stringify([this.tenantId, table.name, where]);
    const known = mark === null || this.hasChanged() ? undefined : this.foundBefore.total(key, mark);
    if (known !== undefined) return known;
    const { rows } = await this.session.query<{ total: number }>(countStatement(table, this.tenantId, where));
    const counted = rows[0]!.total;
    if (mark !== null && !this.hasChanged()) this.foundBefore.keepTotal(key, mark, counted);
    return counted;
  }

  async rowCount(table: Table): Promise<KeptCount> {
    const { rows } = await this.session.query<KeptCount>(keptCountStatement(this.tenantId, table.name));
    return rows[0]!;
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
