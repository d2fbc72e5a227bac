import type { DeliveryFailure } from './webhook';

/** A message to be posted. */
export interface PostedMessage {
  readonly url: string;
  /** The key of the signature. */
  readonly secret: string;
  readonly deliveryId: string;
  /** JSON. */
  readonly body: string;
}

/** What came of an attempt. `failure` is absent where the receiver took the message. */
export interface PostedAnswer {
  readonly failure?: DeliveryFailure;
  readonly status?: number;
  /** The first 500 characters of the answer. */
  readonly response?: string;
  readonly durationMs: number;
}

/**
 * Posts messages to addresses that users typed: signed, to checked addresses only, without following redirects, within
 * ten seconds. docs/wire.md, Webhooks
 */
export interface WebhookPoster {
  /** Never rejects: what went wrong is part of the answer. */
  post(message: PostedMessage): Promise<PostedAnswer>;
}
