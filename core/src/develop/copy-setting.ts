import { codeSetting } from './code-setting';
import { existing, insertRecords, type Call, type StoredRecord } from '../records';

/** Adds a setting like another, with `-copy` behind its name; where that is taken, with a number behind it. */
export async function copySetting(call: Call, id: string): Promise<StoredRecord> {
  const found = await existing(call, codeSetting, id);
  const values = Object.fromEntries(Object.keys(codeSetting.fields).map((name) => [name, found[name] ?? null]));
  const [copy] = await insertRecords(call, codeSetting, [{ ...values, codeName: await freeName(call, found) }]);
  return copy!;
}

async function freeName(call: Call, { codeName, tableName }: StoredRecord): Promise<string> {
  const isTaken = async (name: string) =>
    (await call.records.findByKeys(codeSetting, [{ codeName: name, tableName }])).length > 0;
  const most = codeSetting.fields.codeName.maxLength;
  for (let copy = 1; ; copy += 1) {
    const ending = copy === 1 ? '-copy' : `-copy${copy}`;
    const name = `${String(codeName).slice(0, most - ending.length)}${ending}`;
    if (!(await isTaken(name))) return name;
  }
}
