import { hooksOn } from '../records';
import { material } from './entities/material';
import { oddMaterial, warningsOf } from './odd-amounts';

/** The line of a slip is part of its key, so an empty one is the first. */
export const materialHooks = hooksOn(material, {
  beforeSubmit: (_, values) => {
    values.lineNo ??= 1;
  },
  reviewImport: async (_, rows) => warningsOf(rows, oddMaterial),
});
