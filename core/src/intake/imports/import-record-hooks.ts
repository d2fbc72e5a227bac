import { importRecord } from './import-record';
import { namesOnRead } from '../../access';
import { hooksOn } from '../../records';

/** Imports tell who imported and who undid them. */
export const importRecordHooks = hooksOn(
  importRecord,
  namesOnRead({
    importedByName: { account: 'account', at: 'importedAt' },
    undoneByName: { account: 'undoneBy', at: 'undoneAt' },
  }),
);
