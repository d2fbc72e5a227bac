import { Refusal, text } from '@rdm/core/internal/kernel';
import type { Application } from '@rdm/core/internal/application';
import { endpoints } from '@rdm/blade-protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorOf } from './visitor';

/** Of uploads, downloads and whole lists, each kind by itself: further ones of a person wait for these. */
const HEAVY_AT_ONCE = 3;
/** Those of a tenant together. */
const HEAVY_OF_TENANT = 8;
const ONE_MINUTE = 60_000;

const TOO_MANY = text('您的请求过于频繁，请一分钟后再试', 'Too many requests; try again in a minute');

/** A number of places, which are taken in the order in which they were asked for. */
class Places {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#free = most;
  }

  async take(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Returns whether nobody has or wants a place any more. */
  leave(most: number): boolean {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
    return this.#free === most;
  }
}

/** The places of each of many, which are forgotten when the last is left. */
class PlacesByName {
  readonly #all = new Map<string, Places>();

  constructor(private readonly most: number) {}

  async take(name: string): Promise<() => void> {
    const places = this.#all.get(name) ?? new Places(this.most);
    this.#all.set(name, places);
    await places.take();
    return () => {
      if (places.leave(this.most)) this.#all.delete(name);
    };
  }
}

/**
 * Keeps one caller from taking the whole process: what needs much memory is done a few at a time for a person and for a
 * tenant, before its body is read, and a person makes so many requests in a minute. Signing out is always possible.
 */
export function callerLimits(server: FastifyInstance, application: Application, mostPerMinute: number): void {
  const ofPeople = new PlacesByName(HEAVY_AT_ONCE);
  const ofTenants = new PlacesByName(HEAVY_OF_TENANT);
  const leaving = new WeakMap<FastifyRequest, () => void>();
  let [minute, made] = [0, new Map<string, number>()];
  const count = (name: string) => {
    const now = Math.floor(Date.now() / ONE_MINUTE);
    if (now !== minute) [minute, made] = [now, new Map()];
    const asked = (made.get(name) ?? 0) + 1;
    made.set(name, asked);
    if (asked > mostPerMinute) throw new Refusal({ code: 429, name: 'TOO_MANY_CALLS', message: TOO_MANY });
  };
  server.addHook('onRequest', async (request) => {
    const path = request.routeOptions.url ?? '';
    if (!path.startsWith('/api/') || path === endpoints.session.logout.path) return;
    // Whoever is refused here is refused once more where it matters.
    const caller = await visitorOf(application, request).then(
      (visitor) => visitor.caller,
      () => null,
    );
    if (!caller) return;
    const name = `${caller.tenantId} ${caller.userId}`;
    count(name);
    const kind = heavyKindOf(request);
    if (kind === null) return;
    const leaveOwn = await ofPeople.take(`${kind} ${name}`);
    const leaveTenant = await ofTenants.take(`${kind} ${caller.tenantId}`);
    const leave = () => {
      leaving.delete(request);
      leaveTenant();
      leaveOwn();
    };
    // A client that has gone meanwhile gets no answer, so that no other hook would be called.
    if (request.raw.destroyed) leave();
    else leaving.set(request, leave);
  });
  server.addHook('onResponse', async (request) => leaving.get(request)?.());
  server.addHook('onRequestAbort', async (request) => leaving.get(request)?.());
}

/** A long download must not hold up the lists of a screen. */
function heavyKindOf({ headers, routeOptions, query }: FastifyRequest): 'upload' | 'download' | 'list' | null {
  if (headers['content-type']?.startsWith('multipart/')) return 'upload';
  if (routeOptions.config.takesOut === true) return 'download';
  return (query as Record<string, unknown>)['size'] === '-1' ? 'list' : null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers a file. */
    takesOut?: boolean;
    /** The body is a form with a file, which the route reads itself. */
    takesFile?: boolean;
  }
}
