import type { Call } from '../../kernel';
import { dictionaryEntry, TOP_KEY } from '../dictionary';

export interface DictionaryItem {
  readonly id: string;
  readonly code: string;
  readonly dictKey: string;
  readonly dictValue: string;
  /** The English label; empty where there is none. */
  readonly dictValueEn: string;
  readonly sort: number;
  readonly remark: string;
}

/** The unsealed entries of a dictionary by their order; empty for a code the tenant does not have. */
export async function dictionaryEntries(call: Call, code: string): Promise<DictionaryItem[]> {
  const found = await call.records.find(dictionaryEntry, {
    where: [
      { field: 'code', is: 'equal', value: code },
      { field: 'isSealed', is: 'equal', value: 0 },
      { field: 'dictKey', is: 'notEqual', value: TOP_KEY },
    ],
    order: [{ field: 'sort' }],
  });
  return found.map((entry) => ({
    id: entry.id,
    code,
    dictKey: String(entry.dictKey),
    dictValue: String(entry.dictValue),
    dictValueEn: String(entry.dictValueEn ?? ''),
    sort: Number(entry.sort),
    remark: String(entry.remark ?? ''),
  }));
}
