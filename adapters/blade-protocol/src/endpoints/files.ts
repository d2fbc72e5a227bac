import { attachment } from '@rdm/core/evidence';
import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { id, idList, optional } from './parameters';

/** On for 1 and true. */
const flag = v.pipe(
  v.union([v.string(), v.boolean()]),
  v.transform((given) => given === true || given === '1' || given === 'true'),
);

const oss = '/api/blade-resource/oss/endpoint';

/** Files in and out. docs/wire.md, Files */
export const filesEndpoints: EndpointTable['files'] = {
  putFile: {
    method: 'POST',
    path: `${oss}/put-file`,
    aliases: [`${oss}/put-file-attach`],
    query: v.object({ type: optional(v.string()) }),
    upload: true,
    links: true,
  },
  download: {
    method: 'GET',
    path: `/api/${attachment.name}/download`,
    aliases: ['/api/assess/attachment/download'],
    query: v.object({ id }),
    answer: 'download',
  },
  previewPdf: {
    method: 'GET',
    path: `/api/${attachment.name}/previewPdf`,
    aliases: ['/api/assess/attachment/previewPdf'],
    query: v.object({ id }),
    answer: 'download',
  },
  openOnline: {
    method: 'GET',
    path: `/api/${attachment.name}/openOnline`,
    aliases: ['/api/assess/attachment/openOnline'],
    query: v.object({ id, edit: optional(flag) }),
  },
  copySave: {
    method: 'POST',
    path: `/api/${attachment.name}/copysave`,
    aliases: ['/api/assess/attachment/copysave'],
    body: v.object({ ids: idList, objectId: id, type: optional(v.pipe(v.string(), v.maxLength(200))) }),
    record: attachment,
  },
};
