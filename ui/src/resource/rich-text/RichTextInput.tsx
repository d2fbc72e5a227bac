import { useState } from 'react';
import { text } from '@rdm/core/internal/kernel';
import { Textarea } from '../../components';
import { useText } from '../../theme';
import type { FieldEditorProps } from './FieldEditor';
import { RichTextEditor } from './RichTextEditor';

/** Elements of the allow-list that the editor does not support and would drop. */
const NOT_KEPT = /<(?:table|sub|sup)[\s>]/i;

/** Whether the editor preserves a text; otherwise its HTML source is edited. */
const isKeptByEditor = (html: string): boolean => !NOT_KEPT.test(html);

const labels = {
  source: text(
    '内容含有编辑器不支持的表格或上下标，请直接修改 HTML。',
    'The content has tables or raised text the editor does not keep: change the HTML itself.',
  ),
};

/** The control of a rich text: the editor, or the HTML source if the editor would drop some of it. */
export function RichTextInput({ label, value, onChange, maxLength }: FieldEditorProps) {
  const read = useText();
  // Decided once, so that the control does not change while the user types.
  const [isKept] = useState(() => isKeptByEditor(value));
  if (isKept) return <RichTextEditor label={label} value={value} onChange={onChange} />;
  return (
    <>
      <p className="mb-1 text-hint text-warning">{read(labels.source)}</p>
      <Textarea value={value} onChange={onChange} maxLength={maxLength} />
    </>
  );
}
