import {
  conditionsFrom,
  decode,
  decodeList,
  draftFromWire,
  endpoints,
  pageQueryFrom,
  pageToWire,
  sheetDraftsFromWire,
  sheetToWire,
  toWire,
  type Endpoint,
} from '@rdm/blade-protocol';
import { areaAccess, type Application } from '@rdm/core/internal/application';
import type { Access, Page, StoredRecord } from '@rdm/core/internal/records';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggedSpecialCall } from '../logging/logged-call';
import { admission } from './admission';
import { faultBehind, sendFault } from './refusals';
import type { LockedPasswords } from '../driven/sm2-passwords';
import { formArguments, isForm } from './form-bodies';
import { withDigests } from './password-digests';
import { formOf, objectBodyOf, queryOf, uploadedFile } from './request-parts';
import { stockAnswer } from './stock-answer';
import { isDownload, isStreamed, JSON_TYPE, sendData, sendDownload, sendStream } from './send-answer';
import { visitorOf } from './visitor';

/** Most bytes of a body with a call's arguments: a few hundred named amounts at most. */
const LARGEST_ARGUMENTS = 256 * 1024;

type Method = (args: object) => Promise<unknown>;

/**
 * Serves every special call of the endpoint table: decodes the arguments, calls the port's method, encodes its answer.
 */
export function areaRoutes(server: FastifyInstance, application: Application, locked?: LockedPasswords): void {
  for (const [area, table] of Object.entries(endpoints)) {
    for (const [method, endpoint] of Object.entries<Endpoint>(table)) {
      const paths = [endpoint.path, ...(endpoint.aliases ?? [])];
      for (const path of paths) {
        serve({ server, application, locked }, area, method, { ...endpoint, path }, paths);
      }
    }
  }
}

interface Serves {
  readonly server: FastifyInstance;
  readonly application: Application;
  readonly locked: LockedPasswords | undefined;
}

function serve(
  { server, application, locked }: Serves,
  area: string,
  method: string,
  endpoint: Endpoint,
  paths: readonly string[],
) {
  const bare = endpoint.answer === 'bare';
  const access = (areaAccess as Readonly<Record<string, Readonly<Record<string, Access>>>>)[area]![method]!;
  server.route({
    method: endpoint.method,
    // `{name}` in the path is `:name` in Fastify.
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: {
      logged: loggedSpecialCall(area, method, endpoint),
      takesFile: endpoint.upload,
      takesOut: endpoint.answer === 'download' || endpoint.answer === 'stream',
    },
    ...(takesArguments(endpoint) && { bodyLimit: LARGEST_ARGUMENTS }),
    errorHandler: (error, request, reply) => void sendFault(request, reply, faultBehind(error, request), bare),
    onRequest: admission(application, access, paths),
    handler: async (request, reply) => {
      const ports = application.for(await visitorOf(application, request));
      const port = ports[area as keyof typeof ports] as unknown as Record<string, Method>;
      const answer = shaped(
        endpoint,
        await port[method]!(namedByCall(endpoint, await argumentsOf(endpoint, request, locked))),
      );
      if (isDownload(answer)) return sendDownload(reply, answer);
      if (isStreamed(answer)) return sendStream(reply, answer);
      if (bare) return reply.type(JSON_TYPE).send(answer ?? { success: 'true', msg: 'success' });
      const wire = answerToWire(endpoint, answer, originOf(request));
      const shows = endpoint.page ?? endpoint.record;
      return sendData(request, reply, shows ? await stockAnswer(ports, shows, wire) : wire, endpoint.said);
    },
  });
}

/** Whether the body contains plain arguments and nothing that may be large. */
const takesArguments = ({ draft, sheet, upload, bodyList }: Endpoint) => !draft && !sheet && !upload && !bodyList;

/** Collects the endpoint's arguments from query, form body, JSON body, headers and the uploaded file; headers win. */
async function argumentsOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  locked: LockedPasswords | undefined,
): Promise<object> {
  const query = lastOfEach(request.query as Record<string, unknown>);
  const body = request.body ?? {};
  const inHeaders = Object.fromEntries(
    Object.entries(endpoint.headers ?? {}).flatMap(([name, header]) => {
      const value = request.headers[header.toLowerCase()];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
  const takesBody = endpoint.body ?? endpoint.bodyList ?? endpoint.draft ?? endpoint.sheet;
  const digested = (given: Record<string, unknown>) =>
    endpoint.passwords ? withDigests(given, endpoint.passwords, locked) : given;
  const upload = endpoint.upload && (await uploadedFile(request));
  return {
    ...(endpoint.page && pageQueryFrom(endpoint.page, queryOf(request))),
    ...(endpoint.filters && { where: conditionsFrom(endpoint.filters, filtersOf(request), namesOf(endpoint.query)) }),
    ...(endpoint.query &&
      decode(endpoint.query, digested({ ...(takesBody ? {} : namedIn(body)), ...query, ...inHeaders }))),
    ...(endpoint.body && decode(endpoint.body, isForm(request) ? formArguments(endpoint.body, body) : body)),
    ...(endpoint.bodyList && decodeList(endpoint.bodyList, body)),
    ...(endpoint.draft && { draft: draftFromWire(endpoint.draft, objectBodyOf(request)) }),
    ...(endpoint.sheet &&
      endpoint.sheet.only !== 'answer' && { sheet: sheetDraftsFromWire(endpoint.sheet, objectBodyOf(request)) }),
    ...(upload && { file: upload.file, fileName: upload.fileName }),
    ...(endpoint.params && decode(endpoint.params, request.params)),
  };
}

/** Arguments under the names the call uses. */
function namedByCall({ names }: Endpoint, args: object): object {
  if (!names) return args;
  const own = new Map(Object.entries(names).map(([name, onTheWire]) => [onTheWire, name]));
  return Object.fromEntries(
    Object.entries(args).map(([name, value]: [string, unknown]) => [own.get(name) ?? name, value]),
  );
}

/** The answer in the shape the endpoint declares. */
const shaped = ({ shape }: Endpoint, answer: unknown): unknown => (shape ? shape.toWire(answer as never) : answer);

function answerToWire({ page, record, sheet, links }: Endpoint, answer: unknown, origin: string): unknown {
  if (page) return pageToWire(page, answer as Page<StoredRecord>);
  if (record && Array.isArray(answer)) return answer.map((each) => toWire(record, each as StoredRecord));
  if (record) return answer === null ? null : toWire(record, answer as StoredRecord);
  if (links) return withOrigin(answer as { link: string }, origin);
  if (sheet) return sheetToWire(sheet, answer as Readonly<Record<string, StoredRecord | null>>);
  return answer;
}

/** A text or a list has no named arguments; spread, each of its items would become one. */
const namedIn = (body: unknown): object =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};

/** Conditions are in the query, or by name in the body, as a submitted form sends them. */
const filtersOf = (request: FastifyRequest): Record<string, string | undefined> => ({
  ...formOf(request),
  ...queryOf(request),
});

/** The names of a call's own parameters. */
const namesOf = (schema: Endpoint['query']): string[] =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : [];

/** The origin under which the client reached the server. */
const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

const withOrigin = (answer: { readonly link: string }, origin: string) => ({
  ...answer,
  link: `${origin}${answer.link}`,
  domain: origin,
});

const lastOfEach = (query: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? (value.at(-1) as unknown) : value]),
  );
