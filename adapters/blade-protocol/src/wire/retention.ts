import { referenceFile, type retentionCalls } from '@rdm/core/internal/retention';
import { get, post, stream, type Wire } from './wire-line';

const files = referenceFile.name;
const several = { record: referenceFile, many: true } as const;

/** Retained files. docs/product.md, Retained files */
export const retentionWire: Wire<typeof retentionCalls> = {
  ofType: get(`${files}/list/{type}`, several),
  init: get(`${files}/init`, several),
  canUpload: get(`${files}/canupload`),
  submitSeveral: post(`${files}/batchsubmit`, {
    ...several,
    list: { name: 'files', most: 200, drafts: referenceFile },
  }),
  standing: get(`${files}/standing`),
  standingOfYear: get(`${files}/standing-of-year`),
  findings: get(`${files}/findings`),
  ofProject: stream(`${files}/download/{category}/project/{code}`),
  ofYear: stream(`${files}/download/{category}/year/{code}`),
  folder: stream(`${files}/download/folder`),
  volume: stream(`${files}/download/volume`),
};
