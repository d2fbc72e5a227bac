/**
 * Lets one sign-in after the other be judged, in the order they came: each costs the work of a password hash, and
 * whoever is at work must not wait behind a hundred who come at one moment.
 */
export class SignInTurns {
  #last: Promise<unknown> = Promise.resolve();

  /** What the work answers or throws, once those before it have ended, however they did. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
