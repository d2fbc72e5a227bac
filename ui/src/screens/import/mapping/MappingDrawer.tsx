import { useState, type ReactNode } from 'react';
import Undo2 from 'lucide:undo-2';
import { observer } from 'mobx-react-lite';
import { fill, joined, text } from '@rdm/core/internal/kernel';
import { Button, Drawer, Field, Input } from '../../../components';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useUnsaved } from '../../../resource/use-unsaved';
import { useText } from '../../../theme';
import type { LayoutEditor } from './LayoutEditor';
import { FieldRow } from './FieldRow';
import { ResultTable } from './ResultTable';
import { RowRules } from './RowRules';

const labels = {
  title: text('对应列：{name} → {register}', 'Columns: {name} → {register}'),
  name: text('方案名称', 'Name of the profile'),
  nameHint: text(
    '保存后，列名相同的文件下次自动按此方案读取',
    'Files with the same headings are read by it from then on',
  ),
  save: text('保存方案并使用', 'Save the profile and use it'),
  once: text('仅本次使用', 'Use this time only'),
  undo: text('撤销', 'Undo'),
  cancel: text('取消', 'Cancel'),
  fields: text('登记表的列', 'Columns of the register'),
  missing: text('还缺必填的列：{fields}', 'Required and without a source: {fields}'),
  invalid: text('有匹配式或系数无法识别，请更正', 'A pattern or a factor cannot be read; correct it'),
  nothing: text('按此设置没有读出任何行', 'No row results from these settings'),
  unused: text('未使用的列：{columns}', 'Columns not used: {columns}'),
  noHeadings: text(
    '文件的前 15 行中没有此方案的列名，请换用另一个文件或登记表',
    'The first 15 rows of the file have none of these headings; choose another file or register',
  ),
};

export interface MappingDrawerProps {
  editor: LayoutEditor;
  services: ResourceServices;
  /** The user may save profiles. */
  maySave: boolean;
  /** Without it the mapping can only be saved. */
  onUse?: () => void;
  /** Resolves to what was wrong with saving; null once it is saved. */
  onSave: (name: string) => Promise<ReactNode | null>;
  onClose: () => void;
}

/** The fields of the register, each with its source in the file, and what comes out of its first rows. */
export const MappingDrawer = observer(function MappingDrawer(props: MappingDrawerProps) {
  const { editor, services, maySave, onUse, onSave, onClose } = props;
  const read = useText();
  const [name, setName] = useState(read(editor.layout.name));
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState<ReactNode>(null);

  const save = async () => {
    if (saving || !maySave || !editor.isReady || name.trim() === '') return;
    setSaving(true);
    try {
      setFault(await onSave(name.trim()));
    } finally {
      setSaving(false);
    }
  };
  useUnsaved(editor, () => void save());
  const close = async () => {
    if (!(await editor.mayLeave())) return;
    editor.close();
    onClose();
  };
  const said = faultOfMapping(editor, read);
  return (
    <Drawer
      open
      size="large"
      title={fill(labels.title, { name: editor.fileName, register: read(editor.resource.label) })}
      onClose={() => void close()}
      footer={
        <>
          <div className="mr-auto w-64 max-sm:w-full">
            {maySave && (
              <Field label={labels.name} hint={labels.nameHint}>
                <Input value={name} maxLength={100} onChange={setName} />
              </Field>
            )}
          </div>
          <Button
            variant="text"
            icon={<Undo2 aria-hidden size={16} />}
            disabled={editor.past.length === 0}
            onClick={() => editor.undo()}
          >
            {read(labels.undo)}
          </Button>
          <Button onClick={() => void close()}>{read(labels.cancel)}</Button>
          {onUse && (
            <Button disabled={!editor.isReady} onClick={onUse}>
              {read(labels.once)}
            </Button>
          )}
          {maySave && (
            <Button
              variant="primary"
              disabled={!editor.isReady || name.trim() === ''}
              loading={saving}
              onClick={() => void save()}
            >
              {read(labels.save)}
            </Button>
          )}
        </>
      }
    >
      {editor.place === null ? (
        <p role="alert" className="text-danger">
          {read(labels.noHeadings)}
        </p>
      ) : (
        <div className="space-y-4">
          {fault && (
            <div role="alert" className="text-danger">
              {fault}
            </div>
          )}
          {said && (
            <p role="status" className="text-danger">
              {said}
            </p>
          )}
          <ul aria-label={read(labels.fields)} className="divide-y divide-line rounded-md border border-line">
            {editor.fields.map((field) => (
              <FieldRow key={field.name} editor={editor} mapped={field} services={services} />
            ))}
          </ul>
          {editor.unused.length > 0 && (
            <p className="text-hint text-dim">{read(fill(labels.unused, { columns: joined(editor.unused) }))}</p>
          )}
          <RowRules editor={editor} />
          <ResultTable editor={editor} services={services} />
        </div>
      )}
    </Drawer>
  );
});

function faultOfMapping(editor: LayoutEditor, read: ReturnType<typeof useText>): string | null {
  const { missing } = editor;
  if (missing.length > 0) return read(fill(labels.missing, { fields: joined(missing.map(({ heading }) => heading)) }));
  if (!editor.isValid) return read(labels.invalid);
  return editor.isReady ? null : read(labels.nothing);
}
