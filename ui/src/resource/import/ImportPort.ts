import type { ResourcePort, StoredRecord } from '@rdm/core/internal/records';

/** The calls of a register needed to import a workbook. */
export type ImportPort = Pick<ResourcePort<StoredRecord>, 'import' | 'marked'>;
