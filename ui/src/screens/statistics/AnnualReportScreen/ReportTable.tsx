import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { Grid, rowHeights, type CellEdit } from '../../../components';
import { useText } from '../../../theme';
import { cellName, indicatorColumn, quantityColumn, reportColumns, rowName } from './report-columns';
import type { ReportRow } from './report-rows';
import type { AnnualReportViewModel } from './AnnualReportViewModel';

const title = text('企业研究开发活动及相关情况（107-2表）', 'R&D activities of the enterprise (form 107-2)');

export interface ReportTableProps {
  screen: AnnualReportViewModel;
  /** Called with the focused row, whose indicator is then explained. */
  onRow: (id: number) => void;
}

/** Sections have no code of their own. */
const keyOf = ({ row }: ReportRow) => (row.amountKey === null ? `section ${row.id}` : row.code);
const headingOf = () => indicatorColumn;
const lookOf = ({ depth }: ReportRow) => ({ strong: depth === 0, shaded: depth === 0 });

/** Form 107-2 as printed: 59 rows under 甲 乙 丙 1. */
export const ReportTable = observer(function ReportTable({ screen, onRow }: ReportTableProps) {
  const read = useText();
  const { rows, focus, explanation, mayEdit } = screen;
  const columns = useMemo(() => reportColumns(screen, read), [screen, read]);
  const goTo = useMemo(() => focus && { row: focus.code, column: quantityColumn }, [focus]);
  const open = rows.find(({ row }) => row.amountKey !== null && row.amountKey === explanation.figure);
  return (
    <Grid
      label={title}
      look="paper"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowHeight={rowHeights.normal}
      currentKey={open && keyOf(open)}
      rowName={rowName}
      cellName={cellName}
      headingOf={headingOf}
      lookOf={lookOf}
      goTo={goTo}
      onRowFocus={({ row }) => onRow(row.id)}
      onEdit={mayEdit ? (edits) => screen.change(changesOf(rows, edits)) : undefined}
    />
  );
});

/** Entries by the key under which the report keeps them. */
function changesOf(rows: readonly ReportRow[], edits: readonly CellEdit[]): Readonly<Record<string, string>> {
  const keys = new Map(rows.map((line) => [keyOf(line), line.row.amountKey]));
  return Object.fromEntries(
    edits.flatMap(({ row, value }) => {
      const key = keys.get(row);
      return key ? [[key, value]] : [];
    }),
  );
}
