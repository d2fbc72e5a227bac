/** Seals secrets of other services, so that the store alone does not give them away. */
export interface SecretKeeper {
  seal(secret: string): Promise<string>;
  /** What was sealed here; null for what was not, or with another key. */
  open(sealed: string): Promise<string | null>;
}
export const SecretKeeper = Symbol('SecretKeeper');

export interface TextMessage {
  readonly phone: string;
  readonly content: string;
}

/** Sends text messages over a gateway. Where none is set up they lie in the outbox of the platform. */
export interface SmsSender {
  /** As the outbox names it. */
  readonly name: string;
  send(message: TextMessage): Promise<void>;
}
export const SmsSender = Symbol('SmsSender');
