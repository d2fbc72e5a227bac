import { Fragment, useState } from 'react';
import { useEditorState, type Editor } from '@tiptap/react';
import Link2 from 'lucide:link-2';
import Unlink from 'lucide:unlink';
import { text } from '@rdm/core/internal/kernel';
import { IconButton } from '../../components';
import { useText } from '../../theme';
import { LinkLine } from './LinkLine';
import { textCommands, type TextCommand } from './text-commands';

const labels = {
  toolbar: text('文字格式', 'Text format'),
  link: text('链接', 'Link'),
  unlink: text('取消链接', 'Remove the link'),
};

/** What can be done with the text that is chosen. */
export function TextToolbar({ editor }: { editor: Editor }) {
  const read = useText();
  const [linking, setLinking] = useState(false);
  const states = useEditorState({
    editor,
    selector: ({ editor: shown }) => ({
      on: textCommands.flat().map(({ isOn }) => isOn?.(shown)),
      possible: textCommands.flat().map(({ isPossible }) => isPossible?.(shown) ?? true),
      address: shown.isActive('link') ? String(shown.getAttributes('link').href ?? '') : null,
    }),
  });
  const stateOf = (command: TextCommand) => {
    const place = textCommands.flat().indexOf(command);
    return { pressed: states.on[place], disabled: !states.possible[place] };
  };
  return (
    <div className="border-b border-line">
      <div role="toolbar" aria-label={read(labels.toolbar)} className="flex flex-wrap items-center gap-0.5 p-1">
        {textCommands.map((group, place) => (
          <Fragment key={group[0]?.key}>
            {place > 0 && <span aria-hidden className="mx-1 h-5 w-px bg-line" />}
            {group.map((command) => {
              const { label, shortcut, icon: Icon, run } = command;
              return (
                <IconButton
                  key={command.key}
                  size="small"
                  label={text(`${label.zh}（Ctrl+${shortcut}）`, `${label.en} (Ctrl+${shortcut})`)}
                  icon={<Icon aria-hidden size={16} />}
                  {...stateOf(command)}
                  onClick={() => run(editor)}
                />
              );
            })}
          </Fragment>
        ))}
        <span aria-hidden className="mx-1 h-5 w-px bg-line" />
        <IconButton
          size="small"
          label={labels.link}
          icon={<Link2 aria-hidden size={16} />}
          pressed={states.address !== null}
          onClick={() => setLinking(!linking)}
        />
        {states.address !== null && (
          <IconButton
            size="small"
            label={labels.unlink}
            icon={<Unlink aria-hidden size={16} />}
            onClick={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
          />
        )}
      </div>
      {linking && <LinkLine editor={editor} address={states.address ?? ''} onClose={() => setLinking(false)} />}
    </div>
  );
}
