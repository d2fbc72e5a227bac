import { useState } from 'react';
import ChevronDown from 'lucide:chevron-down';
import ChevronRight from 'lucide:chevron-right';
import X from 'lucide:x';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Badge, IconButton, Select } from '../../../components';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import { FileActions } from './FileActions';
import { FileDetails } from './FileDetails';
import { stateOf } from './file-state';
import type { ImportFile } from './ImportFile';
import type { ImportViewModel } from './ImportViewModel';
import { ReadBy } from './ReadBy';
import { ResultCounts } from './ResultCounts';

const labels = {
  register: text('登记表 {name}', 'Register {name}'),
  sheet: text('工作表 {name}', 'Sheet {name}'),
  remove: text('移除 {name}', 'Remove {name}'),
  open: text('展开 {name}', 'Show {name}'),
  close: text('收起 {name}', 'Hide {name}'),
  unknown: text('无法从列名或文件名识别登记表，请选择', 'Neither headings nor file name tell the register: choose one'),
};

/** The columns of the table of files; on a narrow window the cells of a row stand under one another. */
export const columns =
  'grid grid-cols-1 items-center gap-x-3 gap-y-1 xl:grid-cols-[minmax(0,1.4fr)_10rem_minmax(0,1.4fr)_minmax(0,1fr)_6.5rem_12.5rem]';

export interface FileRowProps {
  file: ImportFile;
  screen: ImportViewModel;
  services: ResourceServices;
  onMap: (file: ImportFile) => void;
}

/** One file: what it is, where it goes, what was found; what it would change and its faults can be opened under it. */
export const FileRow = observer(function FileRow({ file, screen, services, onMap }: FileRowProps) {
  const read = useText();
  const [toggled, setToggled] = useState<boolean | null>(null);
  const { workbook, register, proposal } = file;
  const { name } = workbook.file;
  const named = { name };
  const { label, tone } = stateOf(file, screen);
  const isOpen = !screen.running && !file.isSettled;
  const hasDetails = workbook.report !== null || workbook.fault !== null || workbook.isBusy;
  // What needs a decision is shown without being asked for.
  const shown = hasDetails && (toggled ?? (screen.isHeld(file) || workbook.isBusy));
  return (
    <>
      <div role="row" aria-label={name} className={`${columns} border-b border-line px-3 py-2`}>
        <div role="cell" className="flex min-w-0 items-center gap-1">
          <IconButton
            size="small"
            label={fill(shown ? labels.close : labels.open, named)}
            aria-expanded={shown}
            disabled={!hasDetails}
            icon={shown ? <ChevronDown aria-hidden size={16} /> : <ChevronRight aria-hidden size={16} />}
            onClick={() => setToggled(!shown)}
          />
          <div className="min-w-0 flex-1">
            <p className="font-semibold break-all">{name}</p>
            {proposal && (
              <div className="flex items-center gap-2 text-hint text-dim">
                <span>.{proposal.kind}</span>
                {proposal.sheets.length > 1 && (
                  <Select
                    aria-label={read(fill(labels.sheet, named))}
                    className="min-w-0 flex-1"
                    disabled={!isOpen}
                    value={proposal.sheet}
                    options={proposal.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
                    onChange={(sheet) => sheet !== undefined && void screen.readSheet(file, sheet)}
                  />
                )}
              </div>
            )}
          </div>
        </div>
        <div role="cell" className="min-w-0">
          {isOpen ? (
            <Select
              aria-label={read(fill(labels.register, named))}
              value={register?.name}
              invalid={file.isUnknown}
              options={screen.registers.map((each) => ({ value: each.name, label: each.label }))}
              onChange={(chosen) => screen.choose(file, chosen)}
            />
          ) : (
            register && read(register.label)
          )}
          {file.isUnknown && isOpen && (
            <p className="mt-1 text-hint text-danger">{file.notAllowed ?? read(labels.unknown)}</p>
          )}
          {file.fault && !file.isSettled && <p className="mt-1 text-hint text-danger">{read(file.fault.message)}</p>}
        </div>
        <div role="cell" className="min-w-0">
          <ReadBy file={file} screen={screen} isOpen={isOpen} onMap={onMap} />
        </div>
        <div role="cell" className="min-w-0">
          <ResultCounts file={file} screen={screen} />
        </div>
        <div role="cell">
          <Badge tone={tone}>{read(label)}</Badge>
        </div>
        <div role="cell" className="flex flex-wrap items-center justify-end gap-1 max-xl:justify-start">
          {isOpen && <FileActions file={file} screen={screen} />}
          {isOpen && (
            <IconButton
              size="small"
              label={fill(labels.remove, named)}
              icon={<X aria-hidden size={14} />}
              onClick={() => screen.remove(file)}
            />
          )}
        </div>
      </div>
      {shown && (
        <div role="row" className="border-b border-line bg-surface px-3 py-3">
          <div role="cell">
            <FileDetails file={file} screen={screen} services={services} />
          </div>
        </div>
      )}
    </>
  );
});
