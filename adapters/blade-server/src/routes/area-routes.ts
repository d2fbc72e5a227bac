import { decode, endpoints, success, type Endpoint } from '@rdm/blade-protocol';
import { areaAccess, type Access, type Application } from '@rdm/core/application';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { admission } from './admission';
import { faultBehind, languageOf, sendFault } from './refusals';
import { visitorOf } from './visitor';

type Method = (args: object) => Promise<unknown>;

/** Serves every special call of the endpoint table: arguments in, the port's method, its answer out. */
export function areaRoutes(server: FastifyInstance, application: Application): void {
  for (const [area, table] of Object.entries(endpoints)) {
    for (const [method, endpoint] of Object.entries<Endpoint>(table)) {
      for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
        serve(server, application, area, method, { ...endpoint, path });
      }
    }
  }
}

function serve(server: FastifyInstance, application: Application, area: string, method: string, endpoint: Endpoint) {
  const bare = endpoint.answer === 'bare';
  const access = (areaAccess as Readonly<Record<string, Readonly<Record<string, Access>>>>)[area]![method]!;
  server.route({
    method: endpoint.method,
    url: endpoint.path,
    errorHandler: (error, request, reply) => void sendFault(request, reply, faultBehind(error, request), bare),
    onRequest: admission(application, access),
    handler: async (request, reply) => {
      const ports = application.for(await visitorOf(application, request));
      const port = ports[area as keyof typeof ports] as unknown as Record<string, Method>;
      const answer = await port[method]!(argumentsOf(endpoint, request));
      reply.type('application/json;charset=UTF-8');
      if (bare) return answer ?? { success: 'true', msg: 'success' };
      return success(answer, languageOf(request));
    },
  });
}

/** Gathers what the endpoint takes from query, form body, JSON body and headers; the headers win. */
function argumentsOf(endpoint: Endpoint, request: FastifyRequest): object {
  const query = lastOfEach(request.query as Record<string, unknown>);
  const body = (request.body ?? {}) as Record<string, unknown>;
  const inHeaders = Object.fromEntries(
    Object.entries(endpoint.headers ?? {}).flatMap(([name, header]) => {
      const value = request.headers[header.toLowerCase()];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
  return {
    ...(endpoint.query && decode(endpoint.query, { ...(endpoint.body ? {} : body), ...query, ...inHeaders })),
    ...(endpoint.body && decode(endpoint.body, body)),
  };
}

const lastOfEach = (query: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? (value.at(-1) as unknown) : value]),
  );
