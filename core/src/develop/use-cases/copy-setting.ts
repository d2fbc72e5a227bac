import { existing, insertRecords, recordDetail, type Call, type RecordOf } from '../../records';
import { codeSetting } from '../code-setting';

type CodeSetting = RecordOf<typeof codeSetting>;

/** Adds a copy of a setting with `-copy` appended to its name; if that is taken, `-copy2` and so on. */
export async function copySetting(call: Call, { id }: { readonly id: string }): Promise<CodeSetting> {
  const found = await existing(call, codeSetting, id);
  // The base columns are set anew, whatever the copied record contains.
  const [copy] = await insertRecords(call, codeSetting, [{ ...found, codeName: await freeName(call, found) }]);
  return recordDetail(call, codeSetting, copy!.id);
}

async function freeName(call: Call, { codeName, tableName }: CodeSetting): Promise<string> {
  const isTaken = async (name: string) =>
    (await call.records.findByKeys(codeSetting, [{ codeName: name, tableName }])).length > 0;
  const most = codeSetting.fields.codeName.maxLength;
  for (let copy = 1; ; copy += 1) {
    const ending = copy === 1 ? '-copy' : `-copy${copy}`;
    const name = `${(codeName ?? '').slice(0, most - ending.length)}${ending}`;
    if (!(await isTaken(name))) return name;
  }
}
