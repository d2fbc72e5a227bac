/** Encrypts credentials of other services, so that access to the store alone does not reveal them. */
export interface SecretKeeper {
  seal(secret: string): Promise<string>;
  /** The decrypted secret; null if it was not sealed here or was sealed with another key. */
  open(sealed: string): Promise<string | null>;
}

export interface TextMessage {
  /** A permanent unique id, also used in the outbox, so that a gateway can discard a message submitted twice. */
  readonly id: string;
  readonly phone: string;
  readonly content: string;
  /** The signature of the service in use; empty if it has none. */
  readonly signName: string;
}

/** Sends text messages over a gateway. Where none is configured, messages stay in the outbox of the platform. */
export interface SmsSender {
  /** The name recorded in the outbox. */
  readonly name: string;
  /** Resolves when the gateway has accepted the message. @throws SmsNotSent */
  send(message: TextMessage): Promise<void>;
}

/** The gateway rejected a message (`refused`), or did not confirm whether it accepted it (`unavailable`). */
export class SmsNotSent extends Error {
  constructor(
    readonly reason: 'refused' | 'unavailable',
    options?: ErrorOptions,
  ) {
    super(`The text message gateway ${reason === 'refused' ? 'refused the message' : 'gave no answer'}`, options);
    this.name = 'SmsNotSent';
  }
}

/** Sanitises HTML by the allow-list of `notice/allowed-html.ts`. */
export interface HtmlCleaner {
  /**
   * The text with the allowed elements, each closed. Scripts, styles, handlers, frames and addresses with schemes other
   * than http, https, mailto and tel are removed. Idempotent.
   */
  clean(html: string): Promise<string>;
}
