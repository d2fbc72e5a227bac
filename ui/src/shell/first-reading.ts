/** In ms: what is not taken by then may be out of date. */
const FRESH_FOR = 10_000;

/** What a port answers first after sign-in: asked for while the person's rights and menus still are, since it needs neither. */
export class FirstReading<Port extends object, Answer> {
  readonly #begun = new WeakMap<Port, { readonly answer: Promise<Answer>; readonly at: number }>();

  constructor(private readonly ask: (port: Port) => Promise<Answer>) {}

  /** Asks for it, for whoever takes it. */
  begin(port: Port, now: () => number = Date.now): void {
    const answer = this.ask(port);
    // Whoever takes it tells what failed.
    answer.catch(() => undefined);
    this.#begun.set(port, { answer, at: now() });
  }

  /** The answer that was begun, once; asked for now where there is none that is fresh. */
  take(port: Port, now: () => number = Date.now): Promise<Answer> {
    const found = this.#begun.get(port);
    this.#begun.delete(port);
    return found && now() - found.at < FRESH_FOR ? found.answer : this.ask(port);
  }
}
