/** Readings that are asked for in the same moment and travel in one request. */
export class Gathering {
  #send: () => void = () => undefined;
  #isOpening = false;

  /** What sends those that wait; said by the client. */
  sendBy(send: () => void): void {
    this.#send = send;
  }

  /** Whether what is asked now is asked for a screen that is drawn for the first time. */
  get isOpening(): boolean {
    return this.#isOpening;
  }

  /**
   * Asks, and has sent all that was asked before it returns. A screen asks so before it is drawn: drawing takes longer
   * than the answer.
   */
  atOnce<T>(ask: () => T): T {
    this.#isOpening = true;
    try {
      return ask();
    } finally {
      this.#isOpening = false;
      this.#send();
    }
  }
}
