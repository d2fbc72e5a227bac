import { readAtOnce, type Received } from './received';

/** In ms after its answer. A screen that is drawn later than that asks anew. */
const OF_THE_MOMENT = 1_000;

/**
 * What screens ask while they are drawn for the first time. React may draw one several times before it shows it, and
 * keeps nothing of the times before: the same reading is sent once, and its answer is that of all of them.
 */
export class OpeningReadings {
  readonly #asked = new Map<string, Promise<Received>>();

  /** @param name that of no other reading */
  once(name: string, ask: () => Promise<Received>): Promise<Received> {
    const before = this.#asked.get(name);
    if (before) return before;
    const answer = ask().then(readAtOnce);
    this.#asked.set(name, answer);
    const forget = () => {
      if (this.#asked.get(name) === answer) this.#asked.delete(name);
    };
    answer.then(() => setTimeout(forget, OF_THE_MOMENT), forget);
    return answer;
  }

  /** Something is changed: nothing that was read before is handed out again. */
  forget(): void {
    this.#asked.clear();
  }
}
