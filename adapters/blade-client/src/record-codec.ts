import {
  draftToWire,
  fromWire,
  pageFromWire,
  pageQueryTo,
  sheetDraftsToWire,
  sheetFromWire,
  type WirePage,
} from '@rdm/blade-protocol';
import type { Draft, PageQuery } from '@rdm/core/internal/records';
import type { Args, Codec } from './area-client';
import type { Request } from './send';

/** Encodes pages, records, sheets of records and files as their endpoints declare. */
export const recordCodec: Codec = {
  carried: new Set(['where', 'draft', 'sheet', 'file', 'fileName', 'onProgress', 'signal']),
  placed: (endpoint, args) => {
    if (endpoint.page) return { query: pageQueryTo(args as PageQuery) };
    if (endpoint.filters) {
      const { where } = args as PageQuery;
      return { query: { ...ownParameters(args), ...pageQueryTo({ where }) } };
    }
    return {
      ...(endpoint.draft && { json: draftToWire(args.draft as Draft) }),
      ...(endpoint.sheet &&
        endpoint.sheet.only !== 'answer' && {
          json: sheetDraftsToWire(endpoint.sheet, args.sheet as Readonly<Record<string, Draft>>),
        }),
      ...(endpoint.upload && { form: formOf(args), ...followed(args) }),
    };
  },
  answer: ({ page, record, sheet }, data) => {
    if (page) return pageFromWire(page, data as WirePage);
    if (record && Array.isArray(data)) return data.map((each) => fromWire(record, each as Args));
    if (record) return isNothing(data) ? null : fromWire(record, data as Args);
    if (sheet) return sheetFromWire(sheet, data as Args);
    return data;
  },
};

/** The parameters of the query besides conditions. */
const ownParameters = ({ where: _, ...args }: Args): Record<string, string> =>
  Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );

/** Progress and cancellation of an upload. */
const followed = ({ onProgress, signal }: Args): Pick<Request, 'onProgress' | 'signal'> => ({
  onProgress: onProgress as Request['onProgress'],
  signal: signal as Request['signal'],
});

function formOf({ file, fileName }: Args): FormData {
  const form = new FormData();
  form.append('file', new Blob([file as Uint8Array<ArrayBuffer>]), String(fileName));
  return form;
}

/** Null is an empty object on the wire. */
const isNothing = (data: unknown) => typeof data === 'object' && data !== null && Object.keys(data).length === 0;
