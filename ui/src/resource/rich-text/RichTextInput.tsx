import { useState } from 'react';
import { text } from '@rdm/core/kernel';
import { Textarea } from '../../components';
import { useText } from '../../theme';
import type { FieldEditorProps } from './FieldEditor';
import { RichTextEditor } from './RichTextEditor';

/** What the allow-list of a written text has and the editor has not: it would lose it. */
const NOT_KEPT = /<(?:table|sub|sup)[\s>]/i;

/** Whether the editor keeps a text as it stands; another one is better changed as it is written. */
const isKeptByEditor = (html: string): boolean => !NOT_KEPT.test(html);

const labels = {
  source: text(
    '内容含有编辑器不支持的表格或上下标，请直接修改 HTML。',
    'The content has tables or raised text the editor does not keep: change the HTML itself.',
  ),
};

/** The control of a written text: the editor, or its mark-up where the editor would lose some of it. */
export function RichTextInput({ label, value, onChange, maxLength }: FieldEditorProps) {
  const read = useText();
  // Decided once: the control does not change under the hands of whoever types.
  const [isKept] = useState(() => isKeptByEditor(value));
  if (isKept) return <RichTextEditor label={label} value={value} onChange={onChange} />;
  return (
    <>
      <p className="mb-1 text-hint text-warning">{read(labels.source)}</p>
      <Textarea value={value} onChange={onChange} maxLength={maxLength} />
    </>
  );
}
