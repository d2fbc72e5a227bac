import {
  correctionsFrom,
  draftFromWire,
  firstFrom,
  historyToWire,
  layoutFrom,
  missingParameter,
  pageQueryFrom,
  pageToWire,
  removalParameter,
  resourceEndpoints,
  toWire,
} from '@rdm/blade-protocol';
import {
  requireOwnTenant,
  resourceAccess,
  type Resource,
  type ResourceCall,
  type ResourcePort,
  type StoredRecord,
  type Visitor,
} from '@rdm/core/internal/records';
import type { Application } from '@rdm/core/internal/application';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loggedResourceCall } from '../logging/logged-call';
import { admission } from './admission';
import { withModestHeap } from '../modest-heap';
import { formOf, objectBodyOf, queryOf, submissionKey, uploadedFile } from './request-parts';
import { isDownload, sendData, sendDownload } from './send-answer';
import { stockAnswer } from './stock-answer';
import { visitorOf } from './visitor';

type Port = ResourcePort<StoredRecord>;
type Serve = (port: Port, request: FastifyRequest, resource: Resource) => Promise<unknown>;

/** Serves the generic calls of every resource, from the declarations alone. */
export function resourceRoutes(server: FastifyInstance, application: Application): void {
  for (const resource of application.resources) {
    const served = resourceEndpoints(resource);
    for (const { call, method, path } of served) {
      const paths = served.filter((each) => each.call === call).map((each) => each.path);
      server.route({
        method,
        url: path,
        config: {
          logged: loggedResourceCall(resource, call),
          takesOut: call === 'export',
          takesFile: call === 'import' || call === 'marked',
        },
        // Whether a submit adds or changes is only known from its body.
        onRequest: admission(
          application,
          call === 'submit' ? 'signedIn' : resourceAccess(resource, call, false),
          paths,
        ),
        handler: async (request, reply) => {
          const visitor = await visitorOf(application, request);
          requireTenantMeant(resource, call, request, visitor);
          const ports = application.for(visitor);
          const port = ports.resource(resource) as unknown as Port;
          const answer = await calls[call](port, request, resource);
          if (isDownload(answer)) return sendDownload(reply, answer);
          return sendData(request, reply, showsRecords.has(call) ? await stockAnswer(ports, resource, answer) : answer);
        },
      });
    }
  }
}

/** Calls that answer records. */
const showsRecords: ReadonlySet<ResourceCall> = new Set(['list', 'detail', 'submit']);

/** Registers for which clients of the family let one choose a tenant, in the form and before its choices are read. */
const tenantChosen: ReadonlySet<string> = new Set([
  ...['blade-user', 'blade-system/role', 'blade-system/dept', 'blade-system/post'],
]);

function requireTenantMeant({ name }: Resource, call: ResourceCall, request: FastifyRequest, { caller }: Visitor) {
  if (!caller || !tenantChosen.has(name)) return;
  if (call === 'tree') requireOwnTenant(caller, queryOf(request).tenantId);
  if (call === 'submit') requireOwnTenant(caller, objectBodyOf(request).tenantId);
}

const calls: Readonly<Record<ResourceCall, Serve>> = {
  list: async (port, request, resource) =>
    pageToWire(resource, await port.list(pageQueryFrom(resource, queryOf(request)))),
  detail: async (port, request, resource) => {
    const query = queryOf(request);
    if (query.id) return toWire(resource, await port.detail({ id: query.id }));
    const by = Object.fromEntries(resource.detailBy.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
    const isNamed = resource.detailBy.length > 0 && Object.keys(by).length === resource.detailBy.length;
    if (!isNamed) throw missingParameter('id');
    return toWire(resource, await port.detail({ by }));
  },
  submit: async (port, request, resource) => {
    const draft = draftFromWire(resource, objectBodyOf(request));
    return toWire(resource, await port.submit(draft, { key: submissionKey(request) }));
  },
  history: async (port, request, resource) => {
    const { id } = queryOf(request);
    if (!id) throw missingParameter('id');
    return historyToWire(resource, await port.history({ id }));
  },
  remove: async (port, request, resource) => port.remove({ ids: idsOf(request, removalParameter(resource)) }),
  restore: async (port, request) => port.restore({ ids: idsOf(request) }),
  tree: (port) => port.tree(),
  import: async (port, request) => {
    const { textOf, ...upload } = await uploadedWorkbook(request);
    // Flags may be in the query or, before the file, in the form.
    const flag = (name: string) => queryOf(request)[name] === '1' || textOf(name) === '1';
    const first = firstFrom(queryOf(request).first ?? textOf('first'));
    const options = { check: flag('check'), validOnly: flag('validOnly'), ...(first && { first }) };
    return withModestHeap(() => port.import({ ...upload, ...options }));
  },
  marked: async (port, request) => {
    const { textOf: _, ...upload } = await uploadedWorkbook(request);
    return port.marked(upload);
  },
  template: (port) => port.template(),
  export: (port, request, resource) => port.export(pageQueryFrom(resource, queryOf(request))),
};

/** From the call's own parameter, in the query or a form; `ids` is accepted everywhere. */
function idsOf(request: FastifyRequest, parameter = 'ids'): string[] {
  const given = { ...formOf(request), ...queryOf(request) };
  const ids = given[parameter] ?? given.ids;
  if (ids === undefined) throw missingParameter(parameter);
  return ids.split(',').filter((id) => id !== '');
}

/** The file of a form, and what was sent before it: how it is read, and corrections. */
async function uploadedWorkbook(request: FastifyRequest) {
  const uploaded = await uploadedFile(request);
  const sheet = uploaded.textOf('sheet');
  const layout = layoutFrom(uploaded.textOf('layout'));
  return {
    ...uploaded,
    ...(typeof sheet === 'string' && sheet !== '' && { sheet }),
    ...(layout && { layout }),
    corrections: correctionsFrom(uploaded.textOf('corrections')),
  };
}
