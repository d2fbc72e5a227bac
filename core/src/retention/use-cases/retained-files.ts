import { closedYears } from '../../enterprise';
import { faults, fill, Refusal, text, type FieldFault, type Text } from '../../kernel';
import { seenProject } from '../../project';
import { submitRecords, withShownValues, type Call, type Draft, type RecordOf } from '../../records';
import { matchesCode, readFileCode } from '../file-code';
import { referenceFile } from '../reference-file';

type Retained = RecordOf<typeof referenceFile>;

const said = {
  code: text(
    '资料编码应为七段，以冒号分隔，不限的一段留空或写 *',
    'A code has seven parts with colons between them; a part that may be anything is empty or *',
  ),
  declared: text('{year}年度已申报，补充资料须填写补充原因', '{year} is declared; files are added with a reason only'),
  row: text('第 {row} 条：{message}', 'Item {row}: {message}'),
};

/** The retained files whose codes match a pattern, of one project or of all the caller may see. */
export async function filesOfType(
  call: Call,
  { type, projectId }: { readonly type: string; readonly projectId?: string },
): Promise<Retained[]> {
  const pattern = readFileCode(type);
  if (!pattern) throw new Refusal(faults.invalid(said.code, [{ field: 'type', message: said.code }]));
  if (projectId) await seenProject(call, projectId);
  const where = projectId ? [{ field: 'projectId', is: 'equal', value: projectId } as const] : [];
  const found = await call.records.find(referenceFile, { where });
  const matching = found.filter(({ code }) => {
    const read = code === null ? null : readFileCode(code);
    return read !== null && matchesCode(read, pattern);
  });
  return withShownValues(call, referenceFile, matching);
}

/** Whether files can be added to a project without a reason: not once its year is declared. */
export async function canUpload(
  call: Call,
  { projectId }: { readonly projectId: string },
): Promise<{ readonly canUpload: boolean; readonly reason: Text | null }> {
  const { year } = await seenProject(call, projectId);
  const isClosed = (await closedYears(call, [year])).has(year);
  return { canUpload: !isClosed, reason: isClosed ? fill(said.declared, { year }) : null };
}

/** Adds or changes several retained files, all or none; a fault names the place of its item, counted from 1. */
export function submitSeveral(call: Call, { files }: { readonly files: readonly Draft[] }): Promise<Retained[]> {
  return submitRecords(call, referenceFile, call.hooksOf(referenceFile), files, placed);
}

function placed({ fault }: Refusal, at: number): Refusal {
  const row = at + 1;
  const { zh, en } = fault.message;
  const message = text(fill(said.row, { row, message: zh }).zh, fill(said.row, { row, message: en }).en);
  const fields = fault.fields?.map((each): FieldFault => ({ ...each, field: `${at}.${each.field}` }));
  return new Refusal({ ...fault, message, ...(fields && { fields }) });
}
