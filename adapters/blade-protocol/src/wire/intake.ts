import type { AreaCallTable } from '@rdm/core/internal/application';
import { download, get, post, type Wire } from './wire-line';

/** Import profiles. docs/wire.md, Imports */
export const layoutWire: Wire<AreaCallTable['layouts']> = {
  propose: post('blade-rdm/import/propose', { upload: true }),
  listDict: get('blade-rdm/templatecolumndata/listDict'),
};

/** The history of imports. docs/wire.md, Imports */
export const importWire: Wire<AreaCallTable['imports']> = {
  changes: get('blade-rdm/importrecord/changes'),
  obstacles: get('blade-rdm/importrecord/obstacles'),
  undo: post('blade-rdm/importrecord/undo', { slow: true }),
  file: download('blade-rdm/importrecord/file'),
};
