import { makeAutoObservable, observableRef } from 'mobx';
import { fill, text, type Fault } from '@rdm/core/internal/kernel';
import {
  amountColumns,
  DEFAULT_PAGE_SIZE,
  bulkyFields,
  sameValue,
  type AmountSums,
  type Condition,
  type Download,
  type Order,
  type PageQuery,
  type Resource,
  type ResourcePort,
  type StoredRecord,
} from '@rdm/core/internal/records';
import type { Option, Sort } from '../../components';
import { faultOf } from '../fault-of';
import { dictionariesOf } from '../field-dictionary';
import { Loader } from '../Loader';
import { searchReferences } from '../reference-options';
import type { ResourceServices } from '../ResourceServices';
import { Task } from '../Task';
import { addressOfPlace, placeIn, placeNames } from './list-place';
import { ListPreferences } from './ListPreferences';
import {
  openingSearch,
  searchConditions,
  searchFields,
  untilOf,
  type SearchChoices,
  type SearchField,
} from './search-field';

const said = {
  none: text('请选择至少一条数据', 'Select at least one record'),
  ask: text('确定将选择数据删除?', 'Delete the selected records?'),
  verb: text('删除', 'Delete'),
  removed: text('删除成功', 'Deleted'),
  undo: text('撤销', 'Undo'),
  restored: text('已恢复 {count} 条', '{count} restored'),
};

interface ShownPage {
  readonly records: readonly StoredRecord[];
  readonly total: number;
  /** Its number, from 1. */
  readonly current: number;
}

const none: readonly StoredRecord[] = [];

/** A page of a resource's records: what is searched, shown, sorted and chosen. */
export class ResourceListViewModel {
  readonly searchFields: readonly SearchField[];
  readonly preferences: ListPreferences;
  /** The input of the search line; it filters the list only once submitted. */
  draft: Record<string, string>;
  /** The submitted search values, which filter the list. */
  sent: Readonly<Record<string, string>>;
  /** The chosen references of the search line with their labels. */
  chosen: Record<string, Option> = {};
  page = 1;
  size: number = DEFAULT_PAGE_SIZE;
  sort: Sort | undefined;
  selected: ReadonlySet<string> = new Set();
  /** Conditions that always apply, besides the search. */
  within: readonly Condition[] = [];
  readonly #services: ResourceServices;
  readonly #port: ResourcePort<StoredRecord>;
  readonly #removal: Task;
  readonly #loader = new Loader(() => this.#read(this.query), {
    taken: ({ current }) => {
      this.page = current;
      this.#addUp();
    },
  });
  /** What all records that match come to, and what was asked; asked for behind the page, which it must not hold up. */
  readonly #sums = new Loader(async (where: readonly Condition[]) => {
    const { sums } = await this.#port.list({ current: 1, size: 1, where, sums: true, ...this.#brief });
    return { where, sums: sums ?? null };
  });
  #addedUp: readonly Condition[] | null = null;

  /** `given` are search values stated by the address, e.g. `{ year: '2024' }`; `choices` what fields are searched by. */
  constructor(
    readonly resource: Resource,
    services: ResourceServices,
    given: Readonly<Record<string, string>> = {},
    choices: SearchChoices = {},
  ) {
    this.#services = services;
    this.#removal = new Task(services.toast);
    this.#port = services.ports.resource(resource);
    this.searchFields = searchFields(resource, choices);
    this.draft = this.#opening(this.#searched(given));
    this.sent = { ...this.draft };
    this.preferences = new ListPreferences(services.storage, `rdm.list/${services.owner}/${resource.name}`);
    Object.assign(this, this.#placeIn(given));
    makeAutoObservable(this, {
      resource: false,
      searchFields: false,
      preferences: false,
      selected: observableRef,
      sent: observableRef,
      sort: observableRef,
      within: observableRef,
    });
  }

  get removing(): boolean {
    return this.#removal.running;
  }

  get rows(): readonly StoredRecord[] {
    return this.#loader.value?.records ?? none;
  }

  get total(): number {
    return this.#loader.value?.total ?? 0;
  }

  /** What the amounts of all matching records come to, by field; null while that is not known. */
  get sums(): AmountSums | null {
    const { value, loading } = this.#sums;
    return value && !loading && sameValue(value.where, this.#where) ? value.sums : null;
  }

  /** Asks what all come to, unless that is asked for already or the page shows it: all of them are on it. */
  #addUp(): void {
    const where = this.#where;
    const isWhole = this.loaded && this.total <= this.rows.length;
    const isAsked = this.#addedUp !== null && sameValue(this.#addedUp, where);
    if (isWhole || isAsked || amountColumns(this.resource).length === 0) return;
    this.#addedUp = where;
    void this.#sums.load(where);
  }

  get loading(): boolean {
    return this.#loader.loading;
  }

  /** Whether the first load has finished, successfully or not. */
  get loaded(): boolean {
    return this.#loader.value !== null || this.fault !== null;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  #opening(given?: Readonly<Record<string, string>>): Record<string, string> {
    return openingSearch(this.searchFields, this.#services.today, given);
  }

  /** Of all search values, the ends of ranges among them. */
  get #names(): readonly string[] {
    return this.searchFields.flatMap(({ name, ranged }) => (ranged ? [name, untilOf(name)] : [name]));
  }

  /** The submitted search values that are not empty. */
  get searched(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#names.flatMap((name) => (this.sent[name] ? [[name, this.sent[name]]] : [])));
  }

  #placeIn(given: Readonly<Record<string, string>>) {
    return placeIn(this.resource, given, this.preferences.size ?? DEFAULT_PAGE_SIZE);
  }

  /** What is searched, in which order, and the page, as they stand in the address. */
  get address(): Readonly<Record<string, string>> {
    // A year that was emptied is said: without it the list would open on this year.
    const emptied = this.searchFields.filter(({ name, opensOnYear }) => opensOnYear && !this.sent[name]);
    const isAll = Object.keys(this.searched).length === 0;
    return {
      ...(isAll && Object.fromEntries(emptied.map(({ name }) => [name, '']))),
      ...this.searched,
      ...addressOfPlace(this),
    };
  }

  /** Whether what stands in an address under this name is the list's. */
  reads(name: string): boolean {
    return placeNames.has(name) || this.#names.includes(name);
  }

  #searched(given: Readonly<Record<string, string>>): Record<string, string> {
    const names = new Set(this.#names);
    return Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));
  }

  get query(): PageQuery {
    const order: readonly Order[] | undefined = this.sort && [
      { field: this.sort.key, descending: this.sort.direction === 'desc' },
    ];
    return { current: this.page, size: this.size, where: this.#where, ...(order && { order }), ...this.#brief };
  }

  get #brief(): Pick<PageQuery, 'brief'> {
    return bulkyFields(this.resource).length > 0 ? { brief: true } : {};
  }

  get #where(): readonly Condition[] {
    return [...this.within, ...searchConditions(this.freeFields, this.sent)];
  }

  /** The fields that every record of the list has one value of, since it shows those of one record. */
  get fixedFields(): ReadonlySet<string> {
    return new Set(this.within.flatMap(({ field, is }) => (is === 'equal' ? field : [])));
  }

  /** What the list can be searched by. */
  get freeFields(): readonly SearchField[] {
    return this.searchFields.filter(({ name }) => !this.fixedFields.has(name));
  }

  /** Whether the search differs from the one that the list opens with. */
  get isNarrowed(): boolean {
    const opening = this.#opening();
    const isOther = (name: string) => (this.sent[name] ?? '') !== (opening[name] ?? '');
    return this.loaded && this.freeFields.some(({ name }) => isOther(name) || isOther(untilOf(name)));
  }

  /** Sets `within` and goes to the first page; reloads only if the list was loaded before. */
  narrow(within: readonly Condition[]): void {
    if (sameValue(this.within, within)) return;
    this.within = within;
    this.page = 1;
    if (this.loaded || this.loading) void this.load();
  }

  async load(): Promise<void> {
    this.#sums.clear();
    this.#addedUp = null;
    const turned = this.#turn();
    // In the same request; a list that was whole on one page is mostly so again.
    this.#addUp();
    await turned;
  }

  /** Another part of the same records, whose sums hold. */
  async #turn(): Promise<void> {
    this.selected = new Set();
    await this.#loader.load();
  }

  async #read(query: PageQuery): Promise<ShownPage> {
    const { current = 1, size = 1 } = query;
    // If a dictionary cannot be loaded, keys are shown instead of labels; the records are still shown.
    const dictionaries = this.#services.dictionaries.load(dictionariesOf(this.resource)).catch(() => undefined);
    const [{ records, total }] = await Promise.all([this.#port.list(query), dictionaries]);
    const last = Math.max(1, Math.ceil(total / size));
    // The last record of the last page was deleted.
    if (records.length === 0 && total > 0 && current > 1) return this.#read({ ...query, current: last });
    return { records, total, current };
  }

  setDraft(name: string, value: string, option?: Option): void {
    this.draft[name] = value;
    if (option) this.chosen[name] = option;
    else delete this.chosen[name];
  }

  /** The options of a reference in the search line. */
  searchReference(name: string, query: string): Promise<readonly Option[]> {
    const field = this.resource.fields[name];
    if (!field || !('to' in field)) return Promise.resolve([]);
    return searchReferences(this.#services, field, this.draft, query);
  }

  search(): Promise<void> {
    this.sent = { ...this.draft };
    this.page = 1;
    return this.load();
  }

  /** Applies search values, order and page of a link to the open list; without any, the current ones are kept. */
  follow(given: Readonly<Record<string, string>>): Promise<void> {
    const searched = this.#searched(given);
    if (Object.keys(given).some((name) => placeNames.has(name))) Object.assign(this, this.#placeIn(given));
    if (Object.entries(searched).every(([name, value]) => this.sent[name] === value)) return this.load();
    this.draft = this.#opening(searched);
    this.chosen = {};
    this.sent = { ...this.draft };
    this.page = this.#placeIn(given).page;
    return this.load();
  }

  clear(): Promise<void> {
    this.draft = this.#opening();
    this.chosen = {};
    return this.search();
  }

  goTo(page: number, size: number): Promise<void> {
    this.page = page;
    if (size !== this.size) this.preferences.setSize(size);
    this.size = size;
    return this.#turn();
  }

  sortBy(sort: Sort | undefined): Promise<void> {
    this.sort = sort;
    this.page = 1;
    return this.#turn();
  }

  select(selected: ReadonlySet<string>): void {
    this.selected = selected;
  }

  /** Asks for confirmation, deletes and shows a toast. Returns whether the records were deleted. */
  async remove(ids: readonly string[]): Promise<boolean> {
    const { toast, confirm } = this.#services;
    if (this.removing) return false;
    if (ids.length === 0) {
      toast.error(said.none);
      return false;
    }
    const names = this.rows.filter(({ id }) => ids.includes(id)).map((row) => String(row[this.resource.title] ?? ''));
    const shown = names.filter((name) => name !== '').slice(0, 3);
    const body = text(
      `共 ${ids.length} 条${shown.length ? `：${shown.join('、')}${ids.length > shown.length ? ' 等' : ''}` : ''}`,
      `${ids.length} in all${shown.length ? `: ${shown.join(', ')}${ids.length > shown.length ? ' …' : ''}` : ''}`,
    );
    if (!(await confirm({ title: said.ask, body, verb: said.verb, danger: true }))) return false;
    const removed = await this.#removal.run(async () => {
      await this.#port.remove({ ids });
      const undo = { label: said.undo, onClick: () => void this.restore(ids) };
      toast.success(said.removed, this.resource.calls.includes('restore') ? undo : undefined);
      await this.load();
    });
    return removed !== null;
  }

  /** Undoes a deletion, while its toast is shown. */
  async restore(ids: readonly string[]): Promise<void> {
    const { toast } = this.#services;
    try {
      const { restored } = await this.#port.restore({ ids });
      toast.success(fill(said.restored, { count: restored }));
      await this.load();
    } catch (error) {
      toast.refused(faultOf(error));
    }
  }

  /** All records of the search, not only of the page; null on failure, which is shown as a toast. */
  export(): Promise<Download | null> {
    return this.#document(() => this.#port.export({ ...this.query, current: 1, size: -1 }));
  }

  template(): Promise<Download | null> {
    return this.#document(() => this.#port.template());
  }

  async #document(ask: () => Promise<Download>): Promise<Download | null> {
    try {
      return await ask();
    } catch (error) {
      this.#services.toast.refused(faultOf(error));
      return null;
    }
  }
}
