import { useState } from 'react';
import type { Editor } from '@tiptap/react';
import { text } from '@rdm/core/internal/kernel';
import { Button, Field, Input } from '../../components';
import { useText } from '../../theme';
import { allowedLink } from './allowed-link';

const labels = {
  address: text('链接地址', 'Address'),
  wrong: text(
    '请输入网址、邮箱（mailto:）、电话（tel:）或以 / 开头的本站页面',
    'Enter an address of the web, mailto:, tel:, or a page of this site that begins with /',
  ),
  save: text('确定', 'OK'),
  cancel: text('取消', 'Cancel'),
};

export interface LinkLineProps {
  editor: Editor;
  /** Where the link under the cursor leads. */
  address: string;
  onClose: () => void;
}

/** Asks for the link target of the selection; without a selection the address itself is inserted as text. */
export function LinkLine({ editor, address, onClose }: LinkLineProps) {
  const read = useText();
  const [typed, setTyped] = useState(address);
  const [tried, setTried] = useState(false);
  const wrong = tried && allowedLink(typed) === null;

  const leave = () => {
    onClose();
    editor.commands.focus();
  };
  const save = () => {
    setTried(true);
    const href = allowedLink(typed);
    if (href === null) return;
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && address === '') {
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.extendMarkRange('link').setLink({ href }).run();
    onClose();
  };
  return (
    <div
      className="flex flex-wrap items-start gap-2 px-2 pb-2"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Leaves the line, not the form around it.
        event.stopPropagation();
        leave();
      }}
    >
      <Field label={labels.address} layout="front" error={wrong ? labels.wrong : undefined} className="min-w-0 flex-1">
        <Input
          autoFocus
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
        />
      </Field>
      <Button size="small" variant="primary" onClick={save}>
        {read(labels.save)}
      </Button>
      <Button size="small" onClick={leave}>
        {read(labels.cancel)}
      </Button>
    </div>
  );
}
