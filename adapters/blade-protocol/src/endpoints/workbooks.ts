import type { EndpointTable } from '../endpoint';

/** What a workbook is, before it is known which register it goes into. */
export const workbooksEndpoints: EndpointTable['workbooks'] = {
  recognise: { method: 'POST', path: '/api/blade-rdm/import/recognise', upload: true },
};
