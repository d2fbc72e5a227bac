import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Ports } from '@rdm/core/internal/application';
import type { Language } from '@rdm/core/internal/kernel';
import type { DictionaryPort } from '@rdm/core/internal/system';
import type { DictionaryItem } from '@rdm/core/internal/records';
import type { Option } from '../components';

/** The entries of dictionaries, requested once per session and code. */
export class DictionaryStore {
  /** The language labels are read in; an entry without an English label keeps its Chinese one. */
  language: Language = 'zh';
  readonly #port: DictionaryPort;
  readonly #asked = new Map<string, Promise<void>>();
  readonly #entries = observable.map<string, readonly DictionaryItem[]>({}, { deep: false });

  constructor(port: DictionaryPort) {
    this.#port = port;
    makeAutoObservable(this);
  }

  /** Resolves when the entries are loaded; failed requests are not cached, so the next call retries. */
  load(codes: readonly string[]): Promise<void> {
    return Promise.all(codes.map((code) => this.#loadOne(code))).then(() => undefined);
  }

  /** Empty until loaded. */
  entries(code: string): readonly DictionaryItem[] {
    return this.#entries.get(code) ?? [];
  }

  /** The options for a select, in dictionary order. */
  options(code: string): Option[] {
    return this.entries(code).map((entry) => ({ value: entry.dictKey, label: this.#labelOf(entry) }));
  }

  /** The label of a key; the key itself where the dictionary does not know it. */
  labelOf(code: string, key: string): string {
    const entry = this.entries(code).find(({ dictKey }) => dictKey === key);
    return entry ? this.#labelOf(entry) : key;
  }

  readIn(language: Language): void {
    this.language = language;
  }

  #labelOf({ dictValue, dictValueEn }: DictionaryItem): string {
    return (this.language === 'en' && dictValueEn) || dictValue;
  }

  #loadOne(code: string): Promise<void> {
    const asked = this.#asked.get(code);
    if (asked) return asked;
    const asking = this.#port.entries({ code }).then(
      (entries) => runInAction(() => void this.#entries.set(code, entries)),
      (error: unknown) => {
        this.#asked.delete(code);
        throw error;
      },
    );
    this.#asked.set(code, asking);
    return asking;
  }
}

const stores = new WeakMap<Ports, Map<string, DictionaryStore>>();

/** The store of a session. Keyed by owner, because another tenant may sign in on the same ports. */
export function dictionaryStoreOf(ports: Ports, owner: string): DictionaryStore {
  const ofPorts = stores.get(ports) ?? new Map<string, DictionaryStore>();
  const store = ofPorts.get(owner) ?? new DictionaryStore(ports.dictionaries);
  stores.set(ports, ofPorts.set(owner, store));
  return store;
}
