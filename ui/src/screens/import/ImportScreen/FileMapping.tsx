import { useMemo } from 'react';
import { storedLayout } from '@rdm/core/internal/intake';
import { faultOf } from '../../../resource/fault-of';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import { LayoutEditor } from '../mapping/LayoutEditor';
import { MappingDrawer } from '../mapping/MappingDrawer';
import { saveProfile } from '../save-profile';
import type { ImportFile } from './ImportFile';
import type { ImportViewModel } from './ImportViewModel';
import { guessedReading } from './proposed-reading';

export interface FileMappingProps {
  file: ImportFile;
  screen: ImportViewModel;
  services: ResourceServices;
  /** Nothing is changed. */
  onClose: () => void;
  /** The columns are set. */
  onMapped: () => void;
}

/** The columns of one file of the batch; saved as a profile, or used this time only. */
export function FileMapping({ file, screen, services, onClose, onMapped }: FileMappingProps) {
  const read = useText();
  const editor = useMemo(() => {
    const { register, sheet, workbook } = file;
    const layout = file.reading?.layout ?? (register && sheet && guessedReading(sheet, register)?.layout);
    if (!register || !sheet || !layout) return null;
    return new LayoutEditor(register, sheet, workbook.file.name, layout, services.confirm);
  }, [file, services]);
  if (!editor) return null;

  const storedId = file.reading?.grounds === 'stored' ? file.reading.layoutId : null;
  const readAs = (layout: LayoutEditor['layout'], stored: { readonly id: string } | null) => {
    editor.close();
    screen.map(file, layout, stored);
    onMapped();
  };
  const save = async (name: string) => {
    try {
      const saved = await saveProfile(services.ports, {
        // Under another name it is another profile.
        id: name === read(editor.layout.name) ? storedId : null,
        name,
        layout: editor.complete,
        fingerprint: editor.fingerprint,
      });
      readAs(saved.layout, saved);
      return null;
    } catch (error) {
      return read(faultOf(error).message);
    }
  };
  return (
    <MappingDrawer
      editor={editor}
      services={services}
      maySave={services.can(storedLayout.permissions[storedId ? 'edit' : 'add'])}
      onUse={() => readAs(editor.complete, null)}
      onSave={save}
      onClose={onClose}
    />
  );
}
