import { hooksOn } from '../records';
import { material } from './entities/material';

/** The line of a slip is part of its key, so an empty one is the first. */
export const materialHooks = hooksOn(material, {
  beforeSubmit: (_, values) => {
    values.lineNo ??= 1;
  },
});
