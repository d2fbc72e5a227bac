/**
 * Processes sign-ins one at a time, in order of arrival: each costs a password hash, and a burst of a hundred must not
 * starve the requests of signed-in users.
 */
export class SignInTurns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs the work once all earlier work has settled, and returns or throws its result. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
