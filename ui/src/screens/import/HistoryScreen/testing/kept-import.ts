import { WRITTEN } from '@rdm/core/internal/intake';
import { personnel } from '@rdm/core/internal/project';
import { stored } from '../../../../resource/testing/memory-ports';
import type { KeptImport } from '../ImportHistoryViewModel';

/** An import of a roster by finance that added two people and changed one. */
export function keptImport(given: Partial<KeptImport> = {}): KeptImport {
  const values = {
    importNo: '7',
    fileName: '名册.xlsx',
    register: personnel.name,
    registerLabel: personnel.label.zh,
    account: 'finance',
    importedAt: '2024-05-01 09:00:00',
    rows: 3,
    inserted: 2,
    updated: 1,
    unchanged: 0,
    leftOut: 0,
    state: WRITTEN,
  };
  return stored('7', { ...values, ...given }) as unknown as KeptImport;
}
