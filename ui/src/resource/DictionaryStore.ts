import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Ports } from '@rdm/core/application';
import type { DictionaryItem, DictionaryPort } from '@rdm/core/system';

/** The entries of dictionaries, asked for once per session and code. */
export class DictionaryStore {
  readonly #port: DictionaryPort;
  readonly #asked = new Map<string, Promise<void>>();
  readonly #entries = observable.map<string, readonly DictionaryItem[]>({}, { deep: false });

  constructor(port: DictionaryPort) {
    this.#port = port;
    makeAutoObservable(this);
  }

  /** Settles when the entries are there; a failed request is forgotten, so the next one asks again. */
  load(codes: readonly string[]): Promise<void> {
    return Promise.all(codes.map((code) => this.#loadOne(code))).then(() => undefined);
  }

  /** Empty until loaded. */
  entries(code: string): readonly DictionaryItem[] {
    return this.#entries.get(code) ?? [];
  }

  /** The label of a key; the key itself where the dictionary does not know it. */
  labelOf(code: string, key: string): string {
    return this.entries(code).find((entry) => entry.dictKey === key)?.dictValue ?? key;
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

/** The one store of a session: the next tenant to sign in on the same ports has dictionaries of its own. */
export function dictionaryStoreOf(ports: Ports, owner: string): DictionaryStore {
  const ofPorts = stores.get(ports) ?? new Map<string, DictionaryStore>();
  const store = ofPorts.get(owner) ?? new DictionaryStore(ports.dictionaries);
  stores.set(ports, ofPorts.set(owner, store));
  return store;
}
