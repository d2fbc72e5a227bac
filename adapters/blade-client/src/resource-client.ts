import {
  draftToWire,
  fromWire,
  historyFromWire,
  pageFromWire,
  pageQueryTo,
  removalParameter,
  resourcePath,
  SUBMISSION_HEADER,
  type Envelope,
  type WirePage,
} from '@rdm/blade-protocol';
import type {
  ImportReport,
  Resource,
  RecordOf,
  ResourceCall,
  ResourcePort,
  TreeNode,
  UploadedFile,
} from '@rdm/core/internal/records';
import { readDownload } from './read-download';
import type { Received } from './received';
import { AN_HOUR, type Send } from './send';

/** The generic calls of a resource over the wire, from its declaration alone. */
export function resourceClient<R extends Resource>(resource: R, send: Send): ResourcePort<RecordOf<R>> {
  const at = (call: ResourceCall) => resourcePath(resource, call);
  const dataOf = async <T>(response: Promise<Received>): Promise<T> =>
    ((await (await response).json()) as Envelope<T>).data;
  // The cast is safe: the server has checked the record against the same declaration.
  const record = (wire: Record<string, unknown>) => fromWire(resource, wire) as RecordOf<R>;

  return {
    list: async (query) => {
      const wire = await dataOf<WirePage>(send({ method: 'GET', path: at('list'), query: pageQueryTo(query) }));
      const page = pageFromWire(resource, wire);
      return { ...page, records: page.records as RecordOf<R>[] };
    },
    detail: async (asked) => {
      const query = 'by' in asked ? asked.by : { id: asked.id };
      return record(await dataOf(send({ method: 'GET', path: at('detail'), query })));
    },
    history: async ({ id }) =>
      historyFromWire(resource, await dataOf(send({ method: 'GET', path: at('history'), query: { id } }))),
    submit: async (draft, { key } = {}) => {
      const headers: Record<string, string> = key ? { [SUBMISSION_HEADER]: key } : {};
      return record(await dataOf(send({ method: 'POST', path: at('submit'), headers, json: draftToWire(draft) })));
    },
    restore: async ({ ids }) =>
      dataOf<{ restored: number }>(send({ method: 'POST', path: at('restore'), query: { ids: ids.join(',') } })),
    remove: async ({ ids }) =>
      dataOf<{ removed: number }>(
        send({ method: 'POST', path: at('remove'), query: { [removalParameter(resource)]: ids.join(',') } }),
      ),
    tree: async () => dataOf<TreeNode[]>(send({ method: 'GET', path: at('tree') })),
    import: async ({ check, validOnly, first, onProgress, signal, ...upload }) => {
      const query = {
        ...(check && { check: '1' }),
        ...(validOnly && { validOnly: '1' }),
        ...(first !== undefined && { first: String(first) }),
      };
      const sent = { form: formOf(upload), timeout: AN_HOUR, onProgress, signal };
      return dataOf<ImportReport>(send({ method: 'POST', path: at('import'), query, ...sent }));
    },
    marked: async (upload) =>
      readDownload(await send({ method: 'POST', path: at('marked'), form: formOf(upload), timeout: AN_HOUR })),
    template: async () => readDownload(await send({ method: 'GET', path: at('template') })),
    export: async (query) =>
      readDownload(await send({ method: 'GET', path: at('export'), query: pageQueryTo(query), timeout: AN_HOUR })),
  };
}

/** The fields precede the file, because the server reads a form in order. */
function formOf({ file, fileName, sheet, layout, corrections }: UploadedFile): FormData {
  const form = new FormData();
  if (sheet !== undefined) form.append('sheet', sheet);
  if (layout) form.append('layout', JSON.stringify(layout));
  if (corrections?.length) form.append('corrections', JSON.stringify(corrections));
  form.append('file', new Blob([file as Uint8Array<ArrayBuffer>]), fileName);
  return form;
}
