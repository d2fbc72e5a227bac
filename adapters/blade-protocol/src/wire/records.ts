import type { workbookCalls } from '@rdm/core/internal/records';
import { download, get, post, type Wire } from './wire-line';

export const workbookWire: Wire<typeof workbookCalls> = {
  recognise: post('blade-rdm/import/recognise', { upload: true }),
  templates: download('blade-rdm/import/templates'),
  samples: get('blade-rdm/import/samples'),
  sample: download('blade-rdm/import/sample'),
};
