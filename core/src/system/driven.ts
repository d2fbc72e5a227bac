/** Seals secrets of other services, so that the store alone does not give them away. */
export interface SecretKeeper {
  seal(secret: string): Promise<string>;
  /** What was sealed here; null for what was not, or with another key. */
  open(sealed: string): Promise<string | null>;
}

export interface TextMessage {
  /** Names it for ever, in the outbox as well: a gateway that hears of it twice can send it once. */
  readonly id: string;
  readonly phone: string;
  readonly content: string;
  /** The name it is signed with, of the service in use; empty where that has none. */
  readonly signName: string;
}

/** Sends text messages over a gateway. Where none is set up they lie in the outbox of the platform. */
export interface SmsSender {
  /** As the outbox names it. */
  readonly name: string;
  /** Ends when the gateway has taken the message. @throws SmsNotSent */
  send(message: TextMessage): Promise<void>;
}

/** The gateway would not take a message (`refused`), or gave no answer that says whether it did (`unavailable`). */
export class SmsNotSent extends Error {
  constructor(
    readonly reason: 'refused' | 'unavailable',
    options?: ErrorOptions,
  ) {
    super(`The text message gateway ${reason === 'refused' ? 'refused the message' : 'gave no answer'}`, options);
    this.name = 'SmsNotSent';
  }
}

/** Cleans written HTML by the allow-list of `notice/allowed-html.ts`. */
export interface HtmlCleaner {
  /**
   * The text with the allowed elements, each closed. Scripts, styles, handlers, frames and addresses with other schemes
   * than http, https, mailto and tel are left out. Cleaning what was cleaned changes nothing.
   */
  clean(html: string): Promise<string>;
}
