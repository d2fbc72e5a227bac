import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';
import { ChangePreview } from './ChangePreview';
import { FaultActions, type FaultCommands } from './FaultActions';
import { ImportErrors } from './ImportErrors';
import type { WorkbookImport } from './WorkbookImport';

const labels = {
  checked: text(
    '共 {rows} 行：将新增 {inserted}、更新 {updated}、不变 {unchanged}',
    '{rows} rows: {inserted} to add, {updated} to change, {unchanged} unchanged',
  ),
  done: text(
    '共 {rows} 行：已新增 {inserted}、更新 {updated}、不变 {unchanged}',
    '{rows} rows: {inserted} added, {updated} changed, {unchanged} unchanged',
  ),
  refused: text(
    '共 {rows} 行，其中 {wrong} 行有错误，未写入任何数据',
    '{wrong} of {rows} rows are wrong; nothing was written',
  ),
  left: text('{wrong} 行有错误，未导入', '{wrong} rows were wrong and left out'),
  odd: text('以下 {count} 处请核对，不影响导入', '{count} cells to look at; they are imported all the same'),
};

export interface ImportResultProps {
  workbook: WorkbookImport;
  /** Given where the person may still settle the faults. */
  commands?: FaultCommands | null;
  /** Below the sentence that says how it stands. */
  help?: ReactNode;
  /** Another workbook is in hand. */
  disabled?: boolean;
}

/** The result of a check or import, with the faults by column; cells are editable until rows are written. */
export const ImportResult = observer(function ImportResult(props: ImportResultProps) {
  const { workbook, commands = null, help, disabled = false } = props;
  const { report, state, isBusy } = workbook;
  const read = useText();
  const table = {
    corrections: commands && state !== 'done' ? workbook.corrections : null,
    // While the rest is being checked, the faults of the first rows can already be corrected.
    disabled: !workbook.isBeginning && (disabled || isBusy),
  };
  return (
    <div className="space-y-2">
      {!isBusy && <Outcome workbook={workbook} />}
      {!isBusy && help}
      {commands && !workbook.isBeginning && (
        <FaultActions workbook={workbook} commands={commands} disabled={disabled} />
      )}
      {report && <ImportErrors groups={workbook.groups} {...table} />}
      {report?.warnings && (
        <>
          <p className="text-warning">{read(fill(labels.odd, { count: report.warnings.length }))}</p>
          <ImportErrors groups={workbook.warnings} tone="warning" {...table} />
        </>
      )}
      {report && !workbook.isBeginning && <ChangePreview report={report} />}
    </div>
  );
});

/** The result in one sentence. */
const Outcome = observer(function Outcome({ workbook }: { workbook: WorkbookImport }) {
  const read = useText();
  const { report, state, fault } = workbook;
  if (state === 'failed' && fault) {
    return (
      <p role="alert" className="text-danger">
        {read(fault.message)}
      </p>
    );
  }
  if (!report) return null;
  const { rows, inserted, updated, unchanged } = report;
  const sentence = (template: Text) =>
    read(fill(template, { rows, inserted, updated, unchanged, wrong: workbook.wrongRows }));
  if (state === 'refused') {
    return (
      <p role="alert" className="text-danger">
        {workbook.isAllLeftOut && fault ? read(fault.message) : sentence(labels.refused)}
      </p>
    );
  }
  return (
    <>
      <p role="status">{sentence(state === 'done' ? labels.done : labels.checked)}</p>
      {state === 'done' && workbook.wrongRows > 0 && <p className="text-warning">{sentence(labels.left)}</p>}
    </>
  );
});
