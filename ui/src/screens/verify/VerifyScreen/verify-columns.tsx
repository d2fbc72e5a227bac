import type { Resource, StoredRecord } from '@rdm/core/internal/records';
import { Amount, Badge, formatDecimal, type Column, type Tone } from '../../../components';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import { tableColumns } from '../../../resource/list/table-columns';

const tones: Readonly<Record<string, Tone>> = { open: 'warning', verified: 'success', locked: 'accent' };

/** The declared columns, a difference in the danger colour, the state as a badge. */
export function verifyColumns(resource: Resource, dictionaries: DictionaryStore): readonly Column<StoredRecord>[] {
  return tableColumns(resource, dictionaries).map((column) => {
    if (column.key === 'difference') return { ...column, render: (record) => <Difference {...{ record }} /> };
    if (column.key === 'verification')
      return { ...column, render: (record) => <State {...{ record, dictionaries }} /> };
    return column;
  });
}

function Difference({ record }: { record: StoredRecord }) {
  const difference = String(record.difference ?? '0');
  if (Number(difference) === 0) return <Amount value={difference} />;
  return <span className="block text-right font-medium text-danger tabular-nums">{formatDecimal(difference, 2)}</span>;
}

function State({ record, dictionaries }: { record: StoredRecord; dictionaries: DictionaryStore }) {
  const key = String(record.verification ?? 'open');
  return <Badge tone={tones[key] ?? 'neutral'}>{dictionaries.labelOf('verify_status', key)}</Badge>;
}
