import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is asked as the figures are read. */
export interface Watched {
  /** Pieces of long work that wait, and that run, of all tenants; undefined where there is no queue. */
  readonly work?: () => Promise<{ readonly waiting: number; readonly running: number }>;
  /** Whether messages of other processes arrive. */
  readonly hears: () => boolean;
}

/** In seconds: what people feel, up to what makes them give up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * Serves `/metrics` in the format of Prometheus to whoever has the token. Routes are named as they are declared, so no
 * figure says whose data was asked for.
 */
export function metricsRoute(server: FastifyInstance, token: string, watched: Watched): void {
  const register = new Registry();
  collectDefaultMetrics({ register, prefix: 'rdm_' });
  const durations = new Histogram({
    name: 'rdm_http_request_duration_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  let inFlight = 0;
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ name, help },
      registers: [register],
      collect() {
        this.set(read());
      },
    });
  gauge('rdm_http_requests_in_flight', 'Requests that are being answered', () => inFlight);
  gauge('rdm_hears_other_processes', '1 while messages of other processes arrive', () => (watched.hears() ? 1 : 0));
  const { work } = watched;
  if (work) {
    new Gauge({
      name: 'rdm_long_work',
      help: 'Rebuilds, imports and packs of all tenants, by state',
      labelNames: ['state'],
      registers: [register],
      async collect() {
        // Without the database there is no figure, rather than an old one.
        this.reset();
        const counts = await work().catch(() => null);
        if (!counts) return;
        this.set({ state: 'waiting' }, counts.waiting);
        this.set({ state: 'running' }, counts.running);
      },
    });
  }
  server.addHook('onRequest', (_request, reply, done) => {
    inFlight += 1;
    // Also where the client has gone before its answer.
    reply.raw.once('close', () => (inFlight -= 1));
    done();
  });
  server.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    durations.observe({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
  });
  server.get('/metrics', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply
        .code(401)
        .header('WWW-Authenticate', 'Bearer')
        .send({ status: 'The token of RDM_METRICS_TOKEN, please.' });
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/** Digests, because texts of different lengths cannot be compared in constant time. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();
