import { useState } from 'react';
import { fill, joined, text } from '@rdm/core/internal/kernel';
import { layoutPlace, type Resource } from '@rdm/core/internal/records';
import { Button, Dialog, DropZone } from '../../../components';
import { faultOf } from '../../../resource/fault-of';
import { SPREADSHEET_FILES } from '../../../resource/import/spreadsheet-files';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import { LayoutEditor } from '../mapping/LayoutEditor';
import { MappingDrawer } from '../mapping/MappingDrawer';
import type { Profile, ProfilesViewModel } from './ProfilesViewModel';

const labels = {
  title: text('打开“{name}”', 'Open {name}'),
  sample: text(
    '选择一个此方案的文件作为样例：只读取前几行用于显示，不会导入',
    'Choose a file of this profile as a sample: its first rows are shown and nothing is imported',
  ),
  close: text('关闭', 'Close'),
  others: text(
    '“{file}”的列名与此方案不符，请选择有以下列的文件：{headings}',
    'The headings of {file} are not those of this profile; choose a file with: {headings}',
  ),
};

export interface ProfileMappingProps {
  profile: Profile;
  register: Resource;
  screen: ProfilesViewModel;
  services: ResourceServices;
  maySave: boolean;
  onClose: () => void;
}

/** A profile in the mapping editor, with the first rows of a sample file. */
export function ProfileMapping(props: ProfileMappingProps) {
  const { profile, register, screen, services, maySave, onClose } = props;
  const read = useText();
  const [editor, setEditor] = useState<LayoutEditor | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [reading, setReading] = useState(false);

  const take = async ([file]: File[]) => {
    if (!file) return;
    setReading(true);
    setFault(null);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const proposal = await services.ports.layouts.propose({ file: bytes, fileName: file.name });
      const sheet = { name: proposal.sheet, rows: proposal.rows };
      const { layout } = profile;
      if (layoutPlace(layout, sheet)) setEditor(new LayoutEditor(register, sheet, file.name, layout, services.confirm));
      else setFault(read(fill(labels.others, { file: file.name, headings: joined(layout.headings) })));
    } catch (error) {
      setFault(read(faultOf(error).message));
    } finally {
      setReading(false);
    }
  };
  if (editor) {
    const save = async (name: string) => {
      try {
        await screen.save(profile, name, editor.complete, editor.fingerprint);
        editor.close();
        onClose();
        return null;
      } catch (error) {
        return read(faultOf(error).message);
      }
    };
    return <MappingDrawer editor={editor} services={services} maySave={maySave} onSave={save} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      title={fill(labels.title, { name: read(profile.name) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{read(labels.close)}</Button>}
    >
      <div className="space-y-3">
        <DropZone
          accept={SPREADSHEET_FILES}
          multiple={false}
          label={labels.sample}
          disabled={reading}
          onFiles={(files) => void take(files)}
        />
        {fault && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
      </div>
    </Dialog>
  );
}
