import type { Answers, Call } from './call';
import type { Resource } from './declaration/resource';
import { freezeDeeply } from './freeze-deeply';
import { watchedCall, type ReadHistory } from './watched-call';

/** Values of all answers, some 60 bytes each; the oldest are forgotten first. */
const MOST_VALUES = 500_000;
/** As much as so many values are the key of an answer and what else is kept with it. */
const OF_KEY = 20;
/** A larger answer is as seldom looked at again as it takes much room. */
const LARGEST = 100_000;

interface Kept {
  readonly mark: string;
  readonly histories: readonly ReadHistory[];
  readonly answer: unknown;
  readonly values: number;
}

/**
 * What was worked out of the registers of a tenant. It holds as long as none of them has changed, for callers with the same
 * rights and language on the same day; whoever has scopes of data is answered anew each time, and so is a question that
 * reads anything else. docs/decisions/035
 */
export class KeptAnswers implements Answers {
  readonly #kept = new Map<string, Kept>();
  readonly #rights = new Rights();
  #values = 0;

  /** @param apart registers whose changes are not followed, such as sessions, which change with every sign-in */
  constructor(private readonly apart: ReadonlySet<Resource>) {}

  async of<T>(call: Call, name: readonly string[], work: (call: Call) => Promise<T>): Promise<T> {
    const { tenantId, permissions, dataScopes } = call.caller;
    const followed = new Set(call.resources.filter((each) => each.sharing === 'tenant' && !this.apart.has(each)));
    // Read before the work: if anything changes meanwhile, the answer is old at once.
    const mark = dataScopes?.size ? null : await call.records.mark([...followed]);
    if (mark === null) return work(call);
    const day = call.clock.now().slice(0, 10);
    const key = JSON.stringify([tenantId, name, call.language, day, this.#rights.keyOf(permissions)]);
    const known = this.#kept.get(key);
    if (known?.mark === mark && (await areTheSame(call, known.histories))) return known.answer as T;
    const watched = watchedCall(call, followed);
    const answer = await work(watched.call);
    const values = OF_KEY + freezeDeeply(answer);
    if (watched.hasReadOther() || values > LARGEST) return answer;
    this.#keep(key, { mark, histories: watched.histories, answer, values });
    return answer;
  }

  #keep(key: string, kept: Kept): void {
    // The old answer, or that of somebody who asked at the same time.
    this.#forget(key);
    this.#kept.set(key, kept);
    this.#values += kept.values;
    while (this.#values > MOST_VALUES) this.#forget(this.#kept.keys().next().value!);
  }

  #forget(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#values -= kept.values;
  }
}

/** Whether nothing was added to histories. */
async function areTheSame(call: Call, histories: readonly ReadHistory[]): Promise<boolean> {
  for (const { resource, recordId, newest } of histories) {
    const [first] = await call.records.history(resource, recordId);
    if ((first?.id ?? null) !== newest) return false;
  }
  return true;
}

/** A short key for each of the few different sets of permissions there are. */
class Rights {
  readonly #named = new Map<string, string>();
  readonly #keys = new WeakMap<ReadonlySet<string>, string>();

  keyOf(permissions: ReadonlySet<string>): string {
    const before = this.#keys.get(permissions);
    if (before !== undefined) return before;
    const named = [...permissions].sort().join(' ');
    const key = this.#named.get(named) ?? String(this.#named.size);
    this.#named.set(named, key);
    this.#keys.set(permissions, key);
    return key;
  }
}
