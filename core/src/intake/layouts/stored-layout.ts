import * as v from 'valibot';
import { text, type Text } from '../../kernel';
import { crud, defineResource, layoutSchema, longText, string, time, type Layout } from '../../records';

const NO_LAYOUT = text(
  '导入方案的内容无法识别，请重新导入方案文件或在导入页面重新建立',
  'The profile cannot be read; import its file again, or make it anew on the import page',
);

/** The longest layout that is stored; those of wide files have some 10,000 characters. */
const LONGEST = 60_000;

/**
 * An import profile (导入方案): how the files of one program are read into a register. Offered for every file with the
 * same fingerprint, so that the second month needs no mapping.
 */
export const storedLayout = defineResource('blade-rdm/templatecolumndata', {
  label: text('导入方案', 'Import profile'),
  fields: {
    name: string({
      label: text('方案名称', 'Name'),
      required: text('请输入方案名称', 'Enter a name'),
      maxLength: 100,
    }),
    code: string({
      label: text('登记表', 'Register'),
      required: text('请选择登记表', 'Choose the register'),
      maxLength: 100,
      hint: text('如 blade-rdm/financialaccount', 'E.g. blade-rdm/financialaccount'),
    }),
    fingerprint: longText({ label: text('列名特征', 'Fingerprint'), readOnly: true, maxLength: 2_000 }),
    layout: longText({
      label: text('对应关系', 'Mapping'),
      required: text('请建立对应关系', 'Make the mapping'),
      maxLength: LONGEST,
      rule: layoutFault,
    }),
    usedAt: time({ label: text('最近使用', 'Last used'), readOnly: true }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 200 }),
  },
  naturalKey: ['code', 'name'],
  title: 'name',
  search: ['name', 'code'],
  columns: ['name', 'code', 'usedAt', 'remark'],
  order: [{ field: 'usedAt', descending: true }, { field: 'name' }],
  permissions: crud('templatecolumndata'),
});

/** The layout in a stored text; null where it is none, which a submit does not let in. */
export function readLayout(written: string): Layout | null {
  const parsed = v.safeParse(layoutSchema, asJson(written));
  return parsed.success ? parsed.output : null;
}

function layoutFault(written: string): Text | null {
  const parsed = v.safeParse(layoutSchema, asJson(written));
  if (parsed.success) return null;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  return path ? text(`${NO_LAYOUT.zh}（${path}）`, `${NO_LAYOUT.en} (${path})`) : NO_LAYOUT;
}

function asJson(written: string): unknown {
  try {
    return JSON.parse(written) as unknown;
  } catch {
    return null;
  }
}
