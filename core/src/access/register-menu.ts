import { text, type Text } from '../kernel';

/** A menu or button every installation starts with. The code of a button is the permission it grants. */
export interface MenuEntry {
  readonly code: string;
  readonly name: Text;
  readonly path: string;
  readonly icon?: string;
  readonly children?: readonly MenuEntry[];
  /** Permissions offered under this menu, by code. */
  readonly buttons?: readonly { readonly code: string; readonly name: Text; readonly action: 1 | 2 | 3 }[];
}

type Action = 'view' | 'add' | 'edit' | 'delete' | 'import' | 'export';

const actions: Record<Action, { name: Text; action: 1 | 2 | 3 }> = {
  view: { name: text('查看', 'View'), action: 2 },
  add: { name: text('新增', 'Add'), action: 1 },
  edit: { name: text('修改', 'Edit'), action: 2 },
  delete: { name: text('删除', 'Delete'), action: 3 },
  import: { name: text('导入', 'Import'), action: 1 },
  export: { name: text('导出', 'Export'), action: 1 },
};

const all: readonly Action[] = ['view', 'add', 'edit', 'delete', 'import', 'export'];
export const readOnly: readonly Action[] = ['view', 'export'];

/** The menu of a register: its page, and a button for each permission of `crud(code)`. */
export function registerMenu(code: string, name: Text, path: string, offered: readonly Action[] = all): MenuEntry {
  return { code, name, path, buttons: offered.map((action) => ({ code: `${code}_${action}`, ...actions[action] })) };
}
