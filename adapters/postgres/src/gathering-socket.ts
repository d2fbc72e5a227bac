import { Socket } from 'node:net';

/**
 * A connection that sends what is written in one turn of the program in one packet. Statements that travel together
 * would each wake the network and the server otherwise, which costs more than many a statement itself.
 */
export class GatheringSocket extends Socket {
  #gathers = false;

  /** The driver corks for every statement; the cork of the turn lies under its own. */
  override cork(): void {
    if (!this.#gathers) {
      this.#gathers = true;
      super.cork();
      process.nextTick(() => {
        this.#gathers = false;
        this.uncork();
      });
    }
    super.cork();
  }
}
