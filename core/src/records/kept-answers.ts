import type { Answers, Call } from './call';
import type { Resource } from './declaration/resource';
import { freezeDeeply } from './freeze-deeply';
import { KeptReads, type Marks } from './kept-reads';
import { KeptValues } from './kept-values';
import { watchedCall, type ReadHistory } from './watched-call';

interface Kept {
  /** Of the registers it went by. */
  readonly marks: Marks;
  readonly histories: readonly ReadHistory[];
  readonly answer: unknown;
}

/** What is known where an answer is asked for, and who goes by the answer. */
interface Around {
  readonly marks: Marks;
  /** Whether anything was written since, so that nobody knows what still holds. */
  readonly isReadAnew: () => boolean;
  readonly isTold: (registers: readonly Resource[]) => void;
}

/**
 * What was worked out of the registers of a tenant. It holds as long as none of those that it read has changed, for callers
 * with the same rights and language on the same day; whoever has scopes of data is answered anew each time, and so is a
 * question that reads anything else. docs/decisions/035
 */
export class KeptAnswers implements Answers {
  readonly #kept = new KeptValues<Kept>(500_000, 100_000);
  readonly #reads = new KeptReads();
  readonly #rights = new Rights();

  /** @param apart registers whose changes are not followed, such as sessions, which change with every sign-in */
  constructor(private readonly apart: ReadonlySet<Resource>) {}

  async of<T>(call: Call, name: readonly string[], work: (call: Call) => Promise<T>): Promise<T> {
    if (call.caller.dataScopes?.size) return work(call);
    const known = this.#kept.get(this.#keyOf(call, name));
    if (known && (await holdsStill(call, known))) return known.answer as T;
    const followed = call.resources.filter((each) => each.sharing === 'tenant' && !this.apart.has(each));
    // Read before the work: if anything changes meanwhile, the answer is old at once.
    const read = await call.records.marks(followed);
    if (read === null) return work(call);
    const marks = new Map(followed.map((resource, at) => [resource, read[at]!]));
    const { records, isReadAnew } = this.#reads.over(call.records, marks);
    return this.#within({ marks, isReadAnew, isTold: () => undefined }, { ...call, records }, name, work);
  }

  async #within<T>(around: Around, call: Call, name: readonly string[], work: (call: Call) => Promise<T>): Promise<T> {
    if (around.isReadAnew()) return work(call);
    const key = this.#keyOf(call, name);
    const known = this.#kept.get(key);
    if (known && areAsBefore(known.marks, around.marks) && (await areTheSame(call, known.histories))) {
      around.isTold([...known.marks.keys()]);
      return known.answer as T;
    }
    const watched = watchedCall(call, around.marks);
    const own: Around = {
      ...around,
      isTold: (registers) => {
        watched.note(registers);
        around.isTold(registers);
      },
    };
    const answers: Answers = { of: (inner, ...asked) => this.#within(own, inner, ...asked) };
    const answer = await work({ ...watched.call, answers });
    const values = freezeDeeply(answer);
    if (watched.hasReadOther()) return answer;
    const marks = new Map([...watched.registers].map((each) => [each, around.marks.get(each)!]));
    this.#kept.keep(key, { marks, histories: watched.histories, answer }, values);
    return answer;
  }

  #keyOf({ caller, language, clock }: Call, name: readonly string[]): string {
    const day = clock.now().slice(0, 10);
    return JSON.stringify([caller.tenantId, name, language, day, this.#rights.keyOf(caller.permissions)]);
  }
}

/** Whether nothing changed that an answer went by: the marks of few registers are read much faster than those of all. */
async function holdsStill(call: Call, { marks, histories }: Kept): Promise<boolean> {
  const registers = [...marks.keys()];
  const now = await call.records.marks(registers);
  if (now === null || registers.some((each, at) => marks.get(each) !== now[at])) return false;
  return areTheSame(call, histories);
}

const areAsBefore = (before: Marks, now: Marks): boolean => [...before].every(([each, mark]) => now.get(each) === mark);

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
