import { observer } from 'mobx-react-lite';
import { fill, text, type Text } from '@rdm/core/kernel';
import { useText } from '../../theme';
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
};

/** What an import found or did, with the faults by column. */
export const ImportResult = observer(function ImportResult({ workbook }: { workbook: WorkbookImport }) {
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
  return (
    <div className="space-y-2">
      {state === 'refused' ? (
        <p role="alert" className="text-danger">
          {sentence(labels.refused)}
        </p>
      ) : (
        <p role="status">{sentence(state === 'done' ? labels.done : labels.checked)}</p>
      )}
      {state === 'done' && workbook.wrongRows > 0 && <p className="text-warning">{sentence(labels.left)}</p>}
      <ImportErrors groups={workbook.groups} />
    </div>
  );
});
