import type { AreaCallTable } from '@rdm/core/internal/application';
import { get, post, type Wire } from './wire-line';

/** Import profiles. docs/wire.md, Imports */
export const layoutWire: Wire<AreaCallTable['layouts']> = {
  propose: post('blade-rdm/import/propose', { upload: true }),
  listDict: get('blade-rdm/templatecolumndata/listDict'),
};
