import { faults, Refusal, text, type SpreadsheetReader } from '../../kernel';
import {
  checkImport,
  submitRecord,
  templateSheets,
  uploadedSheet,
  type Call,
  type ImportRequest,
  type PrintedWorkbook,
  type Resource,
  type ResourceHooks,
  type Visit,
} from '../../records';
import { changingRights, type WithCallers } from '../believed-rights';
import { user } from '../user';
import type { WithPasswords } from './change-password';
import type { InitialPassword } from './look-after-users';
import { taken } from './user-rules';

/** The people of a workbook, roles and posts by the names people know; without a password, since each is made and told once. */
const inWorkbook: Resource = {
  ...user,
  fields: {
    ...user.fields,
    roleId: { ...user.fields.roleId, by: 'roleName' },
    postId: { ...user.fields.postId, by: 'postName' },
  },
  workbook: [
    ...['account', 'realName', 'name', 'code', 'userType', 'phone', 'email', 'sex', 'birthday'],
    ...['roleId', 'deptId', 'postId'],
  ],
};

/** Each row costs the hash of a password, some 50 ms of a processor. */
const MOST = 200;

const tooMany = text(
  `一次最多导入${MOST}个用户，请分成几个文件`,
  `At most ${MOST} people are brought in at once; divide them into several files`,
);

/** The template of the workbook, with its headings, choices and notes. */
export const importTemplate = async (call: Call): Promise<PrintedWorkbook> => ({
  name: `${user.label.zh}导入模板`,
  rows: await templateSheets(call, inWorkbook),
});

/**
 * Adds the people of a workbook by the rules of the form; an account that exists is a fault, and with a fault nothing is
 * written. Returns the passwords made, which can be seen nowhere else.
 */
export async function importUsers(
  visit: Visit,
  upload: Pick<ImportRequest, 'file' | 'fileName'>,
  { reader, callers, passwords }: WithCallers & WithPasswords & { readonly reader: SpreadsheetReader },
): Promise<readonly InitialPassword[]> {
  const sheetFor = await uploadedSheet(reader, inWorkbook, upload);
  return changingRights(visit, callers, async (call) => {
    const { changes } = await checkImport(call, inWorkbook, onlyNew, sheetFor(call), { validOnly: false });
    if (changes.length > MOST) throw new Refusal(faults.invalid(tooMany));
    const told: InitialPassword[] = [];
    for (const { row, values } of changes) {
      const made = passwords.made();
      await submitRecord(call, user, call.hooksOf(user), { ...values, password: made }).catch(inRow(row.number));
      told.push({ account: String(values.account), initialPassword: made.text });
    }
    return told;
  });
}

const onlyNew: ResourceHooks = {
  reviewImport: async (_, rows) =>
    rows.flatMap(({ values, before }, at) =>
      before ? [{ at, field: 'account', message: taken(String(values.account)) }] : [],
    ),
};

/** Names the row in a refusal of the form's rules. */
const inRow = (number: number) => (refused: unknown) => {
  if (!(refused instanceof Refusal)) throw refused;
  const { zh, en } = refused.fault.message;
  throw new Refusal({ ...refused.fault, message: text(`第${number}行：${zh}`, `Row ${number}: ${en}`) });
};
