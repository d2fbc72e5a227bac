import { attachment, type fileCalls } from '@rdm/core/internal/evidence';
import { download, get, post, type Wire } from './wire-line';

/** docs/wire.md, Files */
export const fileWire: Wire<typeof fileCalls> = {
  putFile: post('blade-resource/oss/endpoint/put-file', {
    aliases: ['blade-resource/oss/endpoint/put-file-attach'],
    upload: true,
    links: true,
  }),
  download: download('blade-rdm/attachment/download', { aliases: ['assess/attachment/download'] }),
  picture: download('blade-resource/picture/{tenantId}/{id}/{file}'),
  previewPdf: download('blade-rdm/attachment/previewPdf', { aliases: ['assess/attachment/previewPdf'] }),
  openOnline: get('blade-rdm/attachment/openOnline', { aliases: ['assess/attachment/openOnline'] }),
  copySave: post('blade-rdm/attachment/copysave', {
    aliases: ['assess/attachment/copysave'],
    record: attachment,
    many: true,
  }),
};
