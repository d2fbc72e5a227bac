import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { fill, text, type Fault, type Text } from '@rdm/core/internal/kernel';
import type { CacheEntry, CachePort } from '@rdm/core/internal/platform';
import type { PageQuery, StoredRecord } from '@rdm/core/internal/records';
import type { DictionaryRecordsPort } from '@rdm/core/internal/system';
import type { Confirm, Option, Toasts } from '../../components';
import { Loader } from '../../resource/Loader';
import { Task } from '../../resource/Task';

const said = {
  title: text('确定清理后端缓存?', 'Clear the server’s cache?'),
  body: text('{type}：{key}', '{type}: {key}'),
  verb: text('清理', 'Clear'),
  cleared: text('清除完毕', 'The cache is cleared'),
  none: text('请选择至少一条数据', 'Select at least one record'),
  ask: text('确定将选择数据删除?', 'Delete the selected records?'),
  askBody: text(
    '共 {count} 条，服务器下次用到时重新读取。',
    '{count} in all; the server reads them again when it needs them.',
  ),
  remove: text('删除', 'Delete'),
  removed: text('删除成功', 'Deleted'),
};

/** What can be cleared: one path of the server for each kind. docs/wire.md, Caches */
export type CacheType = 'dictionary' | 'taxOffices' | 'region';

export const cacheTypes: readonly (Option<CacheType> & { readonly label: Text })[] = [
  { value: 'dictionary', label: text('字典缓存', 'Dictionaries') },
  { value: 'taxOffices', label: text('税务机关缓存', 'Tax offices') },
  { value: 'region', label: text('行政区划树缓存', 'Tree of divisions') },
];

/** The keys of caches other than dictionaries. */
const fixedKeys: Readonly<Record<Exclude<CacheType, 'dictionary'>, Option>> = {
  taxOffices: { value: 'nanning', label: text('南宁（nanning）', 'Nanning (nanning)') },
  region: { value: '00', label: text('全国（00）', 'The country (00)') },
};

export interface CacheServices {
  readonly caches: CachePort;
  readonly dictionaries: Pick<DictionaryRecordsPort, 'parents'>;
  readonly confirm: Confirm;
  readonly toast: Toasts;
}

const allDictionaries: PageQuery = { current: 1, size: -1 };

/** Clears the server's caches: by type and key, or single entries of those it lists. */
export class CacheViewModel {
  type: CacheType = 'dictionary';
  key = '';
  dictionaries: readonly StoredRecord[] = [];
  entries: readonly CacheEntry[] | null = null;
  selected: ReadonlySet<string> = new Set();
  readonly #services: CacheServices;
  readonly #task: Task;
  readonly #loader = new Loader(
    () => Promise.all([this.#services.dictionaries.parents(allDictionaries), this.#services.caches.list({})]),
    {
      taken: ([{ records }, entries]) => {
        this.dictionaries = records;
        this.#show(entries);
      },
    },
  );

  constructor(services: CacheServices) {
    this.#services = services;
    this.#task = new Task(services.toast);
    makeAutoObservable(
      this,
      { dictionaries: observableRef, entries: observableRef, selected: observableRef },
      { autoBind: true },
    );
  }

  get working(): boolean {
    return this.#task.running;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get keys(): readonly Option[] {
    if (this.type !== 'dictionary') return [fixedKeys[this.type]];
    return this.dictionaries.map(({ code, dictValue }) => ({
      value: String(code),
      label: String(dictValue),
      hint: String(code),
    }));
  }

  /** Loads the dictionaries to choose from and the entries cached by the server. */
  async load(): Promise<void> {
    await this.#loader.load();
  }

  setType(type: CacheType): void {
    this.type = type;
    this.key = type === 'dictionary' ? '' : fixedKeys[type].value;
  }

  setKey(key: string): void {
    this.key = key;
  }

  select(selected: ReadonlySet<string>): void {
    this.selected = selected;
  }

  /** Clears the chosen cache, after confirmation. */
  async clear(): Promise<void> {
    const { caches, confirm } = this.#services;
    const { type, key } = this;
    if (key === '') return;
    const name = cacheTypes.find(({ value }) => value === type)!.label;
    const body = text(fill(said.body, { type: name.zh, key }).zh, fill(said.body, { type: name.en, key }).en);
    if (!(await confirm({ title: said.title, body, verb: said.verb }))) return;
    const clear = {
      dictionary: caches.clearDictionary,
      taxOffices: caches.clearTaxOffices,
      region: caches.clearRegion,
    };
    await this.#done(() => clear[type]({ name: key }), said.cleared);
  }

  /** Removes the selected entries from the server's cache, after confirmation. */
  async remove(): Promise<void> {
    const { caches, confirm, toast } = this.#services;
    const keys = [...this.selected];
    if (keys.length === 0) return toast.error(said.none);
    const body = fill(said.askBody, { count: keys.length });
    if (!(await confirm({ title: said.ask, body, verb: said.remove, danger: true }))) return;
    await this.#done(() => caches.remove({ keys }), said.removed);
  }

  #show(entries: readonly CacheEntry[]): void {
    this.entries = entries;
    this.selected = new Set();
  }

  async #done(work: () => Promise<unknown>, done: Text): Promise<void> {
    const { caches, toast } = this.#services;
    await this.#task.run(async () => {
      await work();
      toast.success(done);
      const entries = await caches.list({});
      runInAction(() => this.#show(entries));
    });
  }
}
