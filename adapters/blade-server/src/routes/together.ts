import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import {
  BY_ITSELF,
  MOST_TOGETHER,
  TOGETHER_PATH,
  TOGETHER_TYPE,
  TOKEN_HEADER,
  togetherLine,
  type CallTogether,
} from '@rdm/blade-protocol';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const WRONG = text(
  `calls 应为1到${MOST_TOGETHER}个 /api/ 下的地址`,
  `calls must be 1 to ${MOST_TOGETHER} addresses below /api/`,
);

/** Tells the server's own calls from any that come by the network. */
const MARK = 'x-one-of-several';
const mark = randomUUID();

/** Of the request; each of its calls is made with the same. */
const shared = ['authorization', TOKEN_HEADER.toLowerCase(), 'accept-language', 'user-agent'];
/** What a call may bring beside them. */
const own = /^(authorization|blade-auth|accept-language|dept-id|role-id|tenant-id)$/i;

/**
 * Readings that travel together: each is made as if it had come by itself, with its rights, limits and logs, and answered
 * as soon as it is there. docs/wire.md, Calls together
 */
export function together(server: FastifyInstance): void {
  // A file would be held in memory whole.
  server.addHook('onRequest', async (request, reply) => {
    const isOneOfSeveral = request.headers[MARK] === mark;
    if (isOneOfSeveral && request.routeOptions.config.takesOut === true) return reply.code(BY_ITSELF).send('');
  });
  server.post(TOGETHER_PATH, async (request, reply) => {
    const calls = callsIn(request.body);
    const lines = Readable.from(answered(server, request, calls));
    void reply.header('Content-Type', `${TOGETHER_TYPE}; charset=utf-8`);
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(lines);
    void reply.header('Content-Encoding', 'gzip').header('Vary', 'Accept-Encoding');
    // Each line must reach the client while others are still worked on.
    return reply.send(lines.pipe(createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH })));
  });
}

function callsIn(body: unknown): readonly CallTogether[] {
  const calls = (body as { calls?: unknown } | null)?.calls;
  if (!Array.isArray(calls) || calls.length < 1 || calls.length > MOST_TOGETHER || !calls.every(isCall)) {
    throw new Refusal(faults.invalid(WRONG));
  }
  return calls;
}

function isCall(call: unknown): call is CallTogether {
  if (typeof call !== 'object' || call === null) return false;
  const { path, headers = {} } = call as { path?: unknown; headers?: unknown };
  if (typeof path !== 'string' || !path.startsWith('/api/') || path.startsWith(TOGETHER_PATH)) return false;
  if (typeof headers !== 'object' || headers === null) return false;
  return Object.entries(headers).every(([name, value]) => own.test(name) && typeof value === 'string');
}

/** The lines in the order in which the answers come. */
async function* answered(
  server: FastifyInstance,
  request: FastifyRequest,
  calls: readonly CallTogether[],
): AsyncGenerator<string> {
  const working = new Map(calls.map((call, place) => [place, lineOf(server, request, call, place)]));
  while (working.size > 0) {
    const { place, line } = await Promise.race(working.values());
    working.delete(place);
    yield line;
  }
}

async function lineOf(server: FastifyInstance, request: FastifyRequest, call: CallTogether, place: number) {
  const headers = Object.fromEntries(
    shared.flatMap((name) => (typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : [])),
  );
  const {
    statusCode,
    headers: answer,
    payload,
  } = await server.inject({
    method: 'GET',
    url: call.path,
    headers: { ...headers, ...call.headers, [MARK]: mark },
    remoteAddress: request.ip,
  });
  const isJson = String(answer['content-type'] ?? '').includes('json') && !payload.includes('\n');
  return {
    place,
    line: togetherLine({ place, status: isJson ? statusCode : BY_ITSELF, body: isJson ? payload : '{}' }),
  };
}
