import type { Editor } from '@tiptap/react';
import Bold from 'lucide:bold';
import Heading1 from 'lucide:heading-1';
import Heading2 from 'lucide:heading-2';
import Heading3 from 'lucide:heading-3';
import Italic from 'lucide:italic';
import List from 'lucide:list';
import ListOrdered from 'lucide:list-ordered';
import Quote from 'lucide:quote';
import Redo2 from 'lucide:redo-2';
import Strikethrough from 'lucide:strikethrough';
import Underline from 'lucide:underline';
import Undo2 from 'lucide:undo-2';
import type { Icon } from '../../components';
import { text, type Text } from '@rdm/core/internal/kernel';

/** A button of the editor: its command on the selection, and whether it is active. */
export interface TextCommand {
  readonly key: string;
  readonly label: Text;
  /** Without ⌘ or Ctrl. */
  readonly shortcut: string;
  readonly icon: Icon;
  readonly run: (editor: Editor) => void;
  /** Absent for commands without a state, such as undo. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isPossible?: (editor: Editor) => boolean;
}

const mark = (key: string, label: Text, shortcut: string, icon: Icon, run: TextCommand['run']): TextCommand => ({
  ...{ key, label, shortcut, icon, run },
  isOn: (editor) => editor.isActive(key),
});

const heading = (level: 1 | 2 | 3, icon: Icon): TextCommand => ({
  key: `heading${level}`,
  label: text(`标题 ${level}`, `Heading ${level}`),
  shortcut: `Alt+${level}`,
  icon,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** The commands in toolbar order; groups are separated by a hairline. */
export const textCommands: readonly (readonly TextCommand[])[] = [
  [
    mark('bold', text('加粗', 'Bold'), 'B', Bold, (editor) => editor.chain().focus().toggleBold().run()),
    mark('italic', text('斜体', 'Italic'), 'I', Italic, (editor) => editor.chain().focus().toggleItalic().run()),
    mark('underline', text('下划线', 'Underline'), 'U', Underline, (editor) =>
      editor.chain().focus().toggleUnderline().run(),
    ),
    mark('strike', text('删除线', 'Strikethrough'), 'Shift+S', Strikethrough, (editor) =>
      editor.chain().focus().toggleStrike().run(),
    ),
  ],
  [heading(1, Heading1), heading(2, Heading2), heading(3, Heading3)],
  [
    mark('bulletList', text('项目符号', 'Bullets'), 'Shift+8', List, (editor) =>
      editor.chain().focus().toggleBulletList().run(),
    ),
    mark('orderedList', text('编号', 'Numbers'), 'Shift+7', ListOrdered, (editor) =>
      editor.chain().focus().toggleOrderedList().run(),
    ),
    mark('blockquote', text('引用', 'Quote'), 'Shift+B', Quote, (editor) =>
      editor.chain().focus().toggleBlockquote().run(),
    ),
  ],
  [
    {
      key: 'undo',
      label: text('撤销', 'Undo'),
      shortcut: 'Z',
      icon: Undo2,
      run: (editor) => editor.chain().focus().undo().run(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      key: 'redo',
      label: text('重做', 'Redo'),
      shortcut: 'Shift+Z',
      icon: Redo2,
      run: (editor) => editor.chain().focus().redo().run(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
];
