import type { Ephemeral } from '@rdm/core/internal/kernel';
import type { RouteOptions } from 'fastify';

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Keys are addresses, which are short; a longer one is cut. */
const LONGEST = 100;

/**
 * Where the rate limits of routes are counted: for all processes together, so that a client has one limit however many
 * there are. Each route counts for itself.
 */
export const sharedRates = (ephemeral: Ephemeral) =>
  class SharedRates {
    constructor(
      _options: unknown,
      private readonly route = '',
    ) {}

    incr(address: string, answer: Answer, timeWindow: number): void {
      ephemeral.count(`rate ${this.route} ${address.slice(0, LONGEST)}`, timeWindow).then(
        ({ count, left }) => answer(null, { current: count, ttl: left }),
        (error: unknown) => answer(error as Error),
      );
    }

    child(options: RouteOptions): SharedRates {
      // The library passes the route within its own options, which its types do not say.
      const { routeInfo } = options as unknown as { readonly routeInfo: RouteOptions };
      return new SharedRates(null, `${String(routeInfo.method)} ${routeInfo.url}`.slice(0, LONGEST));
    }
  };
