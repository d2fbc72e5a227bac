import {
  draftToWire,
  fromWire,
  pageFromWire,
  pageQueryTo,
  sheetDraftsToWire,
  sheetFromWire,
  type Endpoint,
  type Envelope,
  type WirePage,
} from '@rdm/blade-protocol';
import type { Draft, PageQuery } from '@rdm/core/kernel';
import { readDownload } from './read-download';
import { AN_HOUR, type Request, type Send } from './send';

type Args = Readonly<Record<string, unknown>>;

/** A port whose every method is a call of its endpoint. */
export function areaClient<Port>(table: { readonly [Method in keyof Port]: Endpoint }, send: Send): Port {
  const methods = Object.entries<Endpoint>(table).map(([name, endpoint]) => [
    name,
    async (args: Args = {}) => {
      const response = await send({
        method: endpoint.method,
        path: endpoint.path,
        ...placed(endpoint, args),
        ...(endpoint.upload && followed(args)),
        ...((endpoint.slow || endpoint.upload || endpoint.answer === 'download') && { timeout: AN_HOUR }),
      });
      if (endpoint.answer === 'download') return readDownload(response);
      const body: unknown = await response.json();
      return endpoint.answer === 'bare' ? body : answerFromWire(endpoint, (body as Envelope).data);
    },
  ]);
  return Object.fromEntries(methods) as Port;
}

/** What does not travel as a parameter of its own. */
const carried = new Set(['draft', 'sheet', 'file', 'fileName', 'onProgress', 'signal']);

/** Puts arguments where the endpoint takes them. */
function placed(endpoint: Endpoint, args: Args) {
  if (endpoint.page) return { query: pageQueryTo(args as PageQuery) };
  const given = Object.entries(args).filter(
    ([name, value]) => value !== undefined && value !== null && !carried.has(name),
  );
  const inHeaders = given.filter(([name]) => endpoint.headers?.[name]);
  const others = given.filter(([name]) => !endpoint.headers?.[name]);
  const query = Object.fromEntries(others.map(([name, value]) => [name, String(value)]));
  return {
    headers: Object.fromEntries(inHeaders.map(([name, value]) => [endpoint.headers![name]!, String(value)])),
    ...(endpoint.body ? { json: Object.fromEntries(others) } : { query }),
    ...(endpoint.draft && { json: draftToWire(args.draft as Draft) }),
    ...(endpoint.sheet &&
      endpoint.sheet.only !== 'answer' && {
        json: sheetDraftsToWire(endpoint.sheet, args.sheet as Readonly<Record<string, Draft>>),
      }),
    ...(endpoint.upload && { form: formOf(args) }),
  };
}

/** How the sender of an upload hears of it, and ends it. */
const followed = ({ onProgress, signal }: Args): Pick<Request, 'onProgress' | 'signal'> => ({
  onProgress: onProgress as Request['onProgress'],
  signal: signal as Request['signal'],
});

function formOf({ file, fileName }: Args): FormData {
  const form = new FormData();
  form.append('file', new Blob([file as Uint8Array<ArrayBuffer>]), String(fileName));
  return form;
}

/** Nothing is an empty object on the wire. */
const isNothing = (data: unknown) => typeof data === 'object' && data !== null && Object.keys(data).length === 0;

function answerFromWire({ page, record, sheet }: Endpoint, data: unknown): unknown {
  if (page) return pageFromWire(page, data as WirePage);
  if (record && Array.isArray(data)) return data.map((each) => fromWire(record, each as Args));
  if (record) return isNothing(data) ? null : fromWire(record, data as Args);
  if (sheet) return sheetFromWire(sheet, data as Args);
  return data;
}
