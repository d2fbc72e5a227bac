import {
  correctionsFrom,
  draftFromWire,
  missingParameter,
  pageQueryFrom,
  pageToWire,
  resourceEndpoints,
  success,
  toWire,
} from '@rdm/blade-protocol';
import { resourceAccess, type Application } from '@rdm/core/application';
import {
  faults,
  Refusal,
  text,
  type Download,
  type Resource,
  type ResourceCall,
  type ResourcePort,
  type StoredRecord,
} from '@rdm/core/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admission } from './admission';
import { languageOf } from './refusals';
import { visitorOf } from './visitor';

type Port = ResourcePort<StoredRecord>;
type Serve = (port: Port, request: FastifyRequest, resource: Resource) => Promise<unknown>;

const NOT_AN_OBJECT = text('请求内容应为一个对象', 'The request body must be one object');
const CUT_SHORT = text('文件没有传完整，请重新上传', 'The upload is incomplete; upload the file again');
const ONE_FILE = text('请选择要上传的文件', 'Choose the file to upload');

/** Serves the generic calls of every resource, from the declarations alone. */
export function resourceRoutes(server: FastifyInstance, application: Application): void {
  for (const resource of application.resources) {
    for (const { call, method, path } of resourceEndpoints(resource)) {
      server.route({
        method,
        url: path,
        // Whether a submit adds or changes stands in its body.
        onRequest: admission(application, call === 'submit' ? 'signedIn' : resourceAccess(resource, call, false)),
        handler: async (request, reply) => {
          const ports = application.for(await visitorOf(application, request));
          const port = ports.resource(resource) as unknown as Port;
          const answer = await calls[call](port, request, resource);
          if (isDownload(answer)) return sendDownload(reply, answer);
          return reply.type('application/json;charset=UTF-8').send(success(answer, languageOf(request)));
        },
      });
    }
  }
}

const calls: Readonly<Record<ResourceCall, Serve>> = {
  list: async (port, request, resource) =>
    pageToWire(resource, await port.list(pageQueryFrom(resource, queryOf(request)))),
  detail: async (port, request, resource) => {
    const { id } = queryOf(request);
    if (!id) throw missingParameter('id');
    return toWire(resource, await port.detail({ id }));
  },
  submit: async (port, request, resource) => {
    const { body } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new Refusal(faults.invalid(NOT_AN_OBJECT));
    return toWire(resource, await port.submit(draftFromWire(resource, body as Record<string, unknown>)));
  },
  remove: async (port, request) => {
    const { ids } = queryOf(request);
    if (ids === undefined) throw missingParameter('ids');
    return port.remove({ ids: ids.split(',').filter((id) => id !== '') });
  },
  tree: (port) => port.tree(),
  import: async (port, request) => {
    const { part, file, corrections } = await uploaded(request);
    // Flags may stand in the query or, before the file, in the form.
    const flag = (name: string) =>
      queryOf(request)[name] === '1' || (part.fields[name] as { value?: unknown } | undefined)?.value === '1';
    const how = { check: flag('check'), validOnly: flag('validOnly') };
    return port.import({ file, fileName: part.filename, corrections, ...how });
  },
  marked: async (port, request) => {
    const { part, file, corrections } = await uploaded(request);
    return port.marked({ file, fileName: part.filename, corrections });
  },
  template: (port) => port.template(),
  export: (port, request, resource) => port.export(pageQueryFrom(resource, queryOf(request))),
};

/** The workbook of a form, and the corrections that stand before it. */
async function uploaded(request: FastifyRequest) {
  const { part, file } = await oneFile(request);
  const given = (part.fields.corrections as { value?: unknown } | undefined)?.value;
  return { part, file, corrections: correctionsFrom(given) };
}

/** The one file of a form. Its size is limited by the server; what breaks off half-way is the sender's fault. */
async function oneFile(request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal(faults.invalid(ONE_FILE));
  try {
    const part = await request.file();
    if (part) return { part, file: new Uint8Array(await part.toBuffer()) };
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new Refusal(faults.invalid(CUT_SHORT));
  }
  throw new Refusal(faults.invalid(ONE_FILE));
}

function queryOf(request: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value.at(-1) : value),
    ]),
  );
}

const isDownload = (answer: unknown): answer is Download =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && answer.bytes instanceof Uint8Array;

function sendDownload(reply: FastifyReply, { name, type, bytes }: Download): FastifyReply {
  return reply
    .type(type)
    .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(Buffer.from(bytes));
}
