import { text } from '@rdm/core/internal/kernel';
import { Button, Dialog } from '../../components';
import { useText } from '../../theme';

const title = text('快捷键', 'Keys');
const close = text('知道了', 'Got it');

const shortcuts = [
  { keys: ['Ctrl / ⌘', 'K'], does: text('搜索菜单、项目和人员', 'Search menus, projects and people') },
  { keys: ['?'], does: text('显示本列表', 'Show this list') },
  { keys: ['Ctrl / ⌘', 'S'], does: text('保存正在填写的表单', 'Save the form being filled in') },
  {
    keys: ['Enter'],
    does: text('在搜索栏中查询；在表格中打开该行', 'Search from a search field; open the row of a table'),
  },
  { keys: ['Esc'], does: text('关闭对话框、菜单或搜索', 'Close a dialog, a menu or a search') },
  {
    keys: ['↑', '↓', '←', '→'],
    does: text('在表格和报表的单元格之间移动', 'Move between the cells of tables and sheets'),
  },
  { keys: ['Shift', '↑ ↓ ← →'], does: text('选中一片单元格', 'Choose a range of cells') },
  {
    keys: ['Ctrl / ⌘', 'C'],
    does: text('复制选中的单元格，可粘贴到电子表格', 'Copy the chosen cells, for a spreadsheet'),
  },
  {
    keys: ['Ctrl / ⌘', 'V'],
    does: text('把电子表格中的一片粘贴到录入表格', 'Paste a block of a spreadsheet into an entry table'),
  },
  { keys: ['Home', 'End'], does: text('到行首、行尾', 'To the first or last cell of the row') },
] as const;

/** The keys that work everywhere. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const read = useText();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {read(close)}
        </Button>
      }
    >
      <dl className="divide-y divide-line">
        {shortcuts.map(({ keys, does }) => (
          <div key={does.en} className="flex items-center gap-4 py-2">
            <dt className="flex w-40 shrink-0 flex-wrap gap-1">
              {keys.map((key) => (
                <kbd key={key} className="rounded-sm border border-line-strong bg-sunken px-1.5 font-sans text-hint">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="min-w-0">{read(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
