/** What a list found, and the mark of the table's rows while it did (`RowCount.mark`). */
interface Found<T> {
  readonly mark: string;
  readonly what: T;
}

/** Longer questions are not kept: what they hold, such as a list of ids, is rarely asked again. */
const LONGEST_KEY = 2_000;
const MOST_ROWS = 200;
const MOST_PAGES = 2_000;
const MOST_TOTALS = 5_000;

/**
 * What lists found before: which records are on a page, and how many match. It holds as long as nothing of the table has
 * changed, for this tenant; the rows themselves are read each time. The oldest is forgotten first.
 */
export class FoundBefore {
  readonly #pages = new Map<string, Found<readonly string[]>>();
  readonly #totals = new Map<string, Found<number>>();

  /** @param worthKeeping in ms; pages found in less are found as fast again */
  constructor(private readonly worthKeeping: number) {}

  /** The ids of a page in their order, as they were found last, and the mark they are right for. */
  page(key: string): Found<readonly string[]> | undefined {
    return this.#pages.get(key);
  }

  /** @param took in ms */
  keepPage(key: string, mark: string, rows: readonly { readonly id: string }[], took: number): void {
    if (took < this.worthKeeping || rows.length > MOST_ROWS) return;
    keep(this.#pages, MOST_PAGES, key, { mark, what: rows.map(({ id }) => id) });
  }

  total(key: string, mark: string): number | undefined {
    const found = this.#totals.get(key);
    return found?.mark === mark ? found.what : undefined;
  }

  keepTotal(key: string, mark: string, total: number): void {
    keep(this.#totals, MOST_TOTALS, key, { mark, what: total });
  }
}

function keep<T>(kept: Map<string, T>, most: number, key: string, value: T): void {
  if (key.length > LONGEST_KEY) return;
  kept.delete(key);
  kept.set(key, value);
  if (kept.size > most) kept.delete(kept.keys().next().value!);
}
