import type { FastifyInstance } from 'fastify';

/** Milliseconds within which the database must answer. */
const ANSWERED_WITHIN = 2_000;

/** Under what other programs say how they are. */
const OTHERS = ['/health', '/healthz', '/livez', '/ready', '/readyz'];

/**
 * For whoever watches the process. `/health/live` says that it runs: restart it where that does not answer.
 * `/health/ready` says that it can serve, i.e. reaches its database and is not stopping: send no requests meanwhile. Both
 * are open to anybody and say nothing else.
 * @param ready resolves where the database answers
 */
export function healthRoutes(server: FastifyInstance, ready: () => Promise<unknown>, isClosing: () => boolean): void {
  // The page of the screens, which is served everywhere else, would answer these with 200.
  for (const url of OTHERS) {
    server.get(url, (_request, reply) => reply.code(404).send({ status: 'Ask /health/live or /health/ready.' }));
  }
  server.get('/health/live', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'up' }));
  server.get('/health/ready', async (_request, reply) => {
    const isReady = !isClosing() && (await within(ANSWERED_WITHIN, ready()));
    return reply
      .code(isReady ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: isReady ? 'up' : 'down' });
  });
}

/** Whether work succeeds in time. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), milliseconds)));
  const done = work.then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([done, late]);
  clearTimeout(timer);
  return answer;
}
