import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { fill, joined, text } from '@rdm/core/internal/kernel';
import type { ImportError } from '@rdm/core/internal/records';
import { dictionariesOf, dictionaryOf } from '../../../resource/field-dictionary';
import { FaultChoicesContext } from '../../../resource/import/fault-choices';
import { ImportProgress } from '../../../resource/import/ImportProgress';
import { ImportResult } from '../../../resource/import/ImportResult';
import { likeliestFirst } from '../../../resource/import/likeliest-first';
import { registerPath } from '../../../resource/register-path';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { useText } from '../../../theme';
import { fieldUnder } from './field-under';
import type { ImportFile } from './ImportFile';
import type { ImportViewModel } from './ImportViewModel';
import { registersLacking } from './registers-lacking';
import { Translations } from './Translations';

const labels = {
  correct: text(
    '可以更正下列单元格，或更正文件后重新拖入，或在上方选择如何继续',
    'Correct the cells below, or correct the file and drop it again, or choose above how to go on',
  ),
  openRegister: text('打开“{register}”新增或导入', 'Open {register} to add or import them'),
  awaiting: text(
    '{count} 处引用的记录由前面的文件写入：{files}。写入前会重新核对，仍有错误即停下',
    '{count} cells name records of the files before it: {files}. It is judged again right before it is written, and the run stops if it is still faulty',
  ),
};

export interface FileDetailsProps {
  file: ImportFile;
  screen: ImportViewModel;
  services: ResourceServices;
}

/** What was found in a file, and what it would change. */
export const FileDetails = observer(function FileDetails(props: FileDetailsProps) {
  const { file, screen, services } = props;
  const read = useText();
  const { workbook, register } = file;
  const awaited = screen.awaitedFaults(file);
  const before = screen.awaited(file).map((other) => other.workbook.file.name);
  const { dictionaries } = services;
  useEffect(
    () => void (register && dictionaries.load(dictionariesOf(register)).catch(() => undefined)),
    [dictionaries, register],
  );
  const choicesOf = (error: ImportError): readonly string[] => {
    const found = fieldUnder(file, error.column);
    const code = found && found.field.kind !== 'dictionaryMany' ? dictionaryOf(found.field) : null;
    const values = code ? dictionaries.entries(code).map(({ dictValue }) => dictValue) : [];
    return likeliestFirst(error.value, values);
  };
  return (
    <div className="space-y-3">
      <ImportProgress workbook={workbook} />
      {awaited > 0 && <p>{read(fill(labels.awaiting, { count: awaited, files: joined(before) }))}</p>}
      {screen.isHeld(file) && !screen.running && <p className="text-hint text-dim">{read(labels.correct)}</p>}
      <Translations file={file} screen={screen} />
      <FaultChoicesContext value={choicesOf}>
        <ImportResult
          workbook={workbook}
          disabled={screen.running}
          help={<LackingRegisters file={file} services={services} />}
          commands={
            register && !file.skipped
              ? {
                  recheck: () => screen.recheck(file),
                  undo: () => screen.undoCorrections(file),
                  marked: () => screen.marked(file),
                }
              : null
          }
        />
      </FaultChoicesContext>
    </div>
  );
});

/** Leads to the registers where what the file names is added. */
const LackingRegisters = observer(function LackingRegisters({ file, services }: Omit<FileDetailsProps, 'screen'>) {
  const read = useText();
  const paths = registersLacking(file).flatMap((register) => {
    const path = services.can(register.permissions.view) ? registerPath(register) : null;
    return path ? [{ path, label: register.label }] : [];
  });
  return paths.map(({ path, label }) => (
    <Link key={path} to={path} className="block text-accent-text underline">
      {read(fill(labels.openRegister, { register: read(label) }))}
    </Link>
  ));
});
