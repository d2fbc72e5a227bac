import { text } from '@rdm/core/internal/kernel';
import { bridgeColumns, type BridgeAmounts, type CalibreBridge } from '@rdm/core/internal/statistics';
import { Amount, TableOrCards, type Column } from '../../../components';
import { useText, type Label } from '../../../theme';

const labels = {
  table: text('口径差异表', 'Basis reconciliation'),
  project: text('项目', 'Project'),
  category: text('费用类别', 'Category'),
  total: text('合计', 'Total'),
};

const headings: Readonly<Record<keyof BridgeAmounts, Label>> = {
  accounting: text('会计口径', 'Accounts'),
  accountsOnly: text('减：仅会计口径', 'Less: accounts only'),
  statistics: text('高企与统计口径', 'Statistics, high-tech'),
  outside: text('减：不在加计范围', 'Less: outside the deduction'),
  excluded: text('减：税务调整', 'Less: tax adjustments'),
  deduction: text('加计口径', 'Super-deduction'),
};

interface Line extends BridgeAmounts {
  readonly key: string;
  readonly project: Label;
  readonly category: Label;
  readonly strong: boolean;
}

const rowKey = ({ key }: Line) => key;

/** A row a project and category, in 元, and their total. */
export function BridgeTable({ rows, total }: Pick<CalibreBridge, 'rows' | 'total'>) {
  const read = useText();
  const lines: readonly Line[] = [
    ...rows.map(({ projectId, projectCode, projectName, category, label, ...amounts }) => ({
      ...amounts,
      key: `${projectId} ${category}`,
      project: text(`${projectCode} ${projectName}`, `${projectCode} ${projectName}`),
      category: label,
      strong: false,
    })),
    { ...total, key: 'total', project: labels.total, category: '', strong: true },
  ];
  const columns: readonly Column<Line>[] = [
    {
      key: 'project',
      title: labels.project,
      width: 240,
      primary: true,
      text: ({ project }) => read(project),
      render: (line) => named(line, read(line.project)),
    },
    {
      key: 'category',
      title: labels.category,
      width: 220,
      subject: true,
      text: ({ category }) => read(category),
      render: (line) => named(line, read(line.category)),
    },
    ...bridgeColumns.map((column): Column<Line> => ({
      key: column,
      title: headings[column],
      width: 140,
      numeric: true,
      render: (line) => named(line, <Amount value={line[column]} />),
    })),
  ];
  return <TableOrCards label={labels.table} columns={columns} rows={lines} rowKey={rowKey} />;
}

const named = ({ strong }: Line, shown: React.ReactNode) => (strong ? <strong>{shown}</strong> : shown);
