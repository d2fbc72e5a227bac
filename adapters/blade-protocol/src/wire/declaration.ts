import { declaration } from '@rdm/core/internal/enterprise';
import type { declarationCalls } from '@rdm/core/internal/declaration';
import { get, post, postForm, type Wire } from './wire-line';

const path = declaration.name;

/** Declaring a year. docs/wire.md, Declarations */
export const declarationWire: Wire<typeof declarationCalls> = {
  readiness: get(`${path}/readiness`),
  submit: post(`${path}/declare`, { slow: true, record: declaration }),
  pass: postForm(`${path}/pass`, { record: declaration }),
  return: postForm(`${path}/return`, { record: declaration }),
  cancelAssign: get('blade-rdm/enterpriseyear/cancelAssign', { record: declaration }),
  differences: get(`${path}/differences`),
  touchedYears: get(`${path}/years`),
};
