import type { ResourcePort, StoredRecord } from '@rdm/core/records';

/** The calls of a register that a workbook on its way into it needs. */
export type ImportPort = Pick<ResourcePort<StoredRecord>, 'import' | 'marked'>;
