import { useEffect, useRef, useState } from 'react';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { classNames } from '../../components';
import { useText, type Label } from '../../theme';
import { allowedLink } from './allowed-link';
import { richTextClass } from './rich-text-class';
import { TextToolbar } from './TextToolbar';

export interface RichTextEditorProps {
  /** Names the text that is written. */
  label: Label;
  /** HTML of the allow-list of notices; empty for nothing. */
  value: string;
  onChange: (html: string) => void;
}

/** Restricted to the markup that the server accepts. */
const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    // An automatically added paragraph would make the opened text differ from the stored one.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => allowedLink(address) !== null,
      // The server sets the other attributes of a link.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];

const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

/** A written text with a toolbar. */
export function RichTextEditor({ label, value, onChange }: RichTextEditorProps) {
  const read = useText();
  const [opened] = useState(value);
  /** The last value received or emitted by the editor. */
  const known = useRef(value);
  const editor = useEditor({
    extensions,
    content: opened,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': read(label),
        class: classNames(richTextClass, 'min-h-40 px-3 py-2 outline-none'),
      },
    },
    onUpdate: ({ editor: changed }) => {
      known.current = htmlOf(changed);
      onChange(known.current);
    },
  });
  useEffect(() => {
    // Set from outside, e.g. by a restored draft.
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="rounded-md border border-line-strong bg-raised focus-within:border-accent-text">
      <TextToolbar editor={editor} />
      <EditorContent editor={editor} className="max-h-[50dvh] overflow-y-auto" />
    </div>
  );
}
