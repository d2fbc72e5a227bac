import { faults, Refusal, text } from '../../kernel';
import { type Call, type RecordOf, type Resource } from '../../records';
import { importRecord } from './import-record';

export type ImportRecord = RecordOf<typeof importRecord>;

const NO_REGISTER = text(
  '该登记表已不能导入，导入记录只能查看',
  'This register takes no imports any more; the import can only be looked at',
);

/** The import of an id; refuses with 404 when there is none. */
export async function importNamed(call: Call, id: string): Promise<ImportRecord> {
  const [found] = await call.records.find(importRecord, { where: [{ field: 'id', is: 'equal', value: id }] });
  if (!found) throw new Refusal(faults.notFound(importRecord.label));
  return found;
}

/** The register an import went into. */
export function registerOf(call: Call, { register }: ImportRecord): Resource {
  const found = call.resources.find(({ name }) => name === register);
  if (!found) throw new Refusal(faults.invalid(NO_REGISTER));
  return found;
}
