/** Readings that are asked for in the same moment and travel in one request. */
export class Gathering {
  #send: () => void = () => undefined;

  /** What sends those that wait; said by the client. */
  sendBy(send: () => void): void {
    this.#send = send;
  }

  /**
   * Asks, and has sent all that was asked before it returns. A screen asks so before it is drawn: drawing takes longer
   * than the answer.
   */
  atOnce<T>(ask: () => T): T {
    const asked = ask();
    this.#send();
    return asked;
  }
}
