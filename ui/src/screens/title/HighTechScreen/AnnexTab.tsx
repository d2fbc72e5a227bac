import { observer } from 'mobx-react-lite';
import { text, type Text } from '@rdm/core/internal/kernel';
import { recognition } from '@rdm/core/internal/title';
import {
  Amount,
  Badge,
  Button,
  Card,
  classNames,
  EmptyState,
  ErrorState,
  Field,
  ForbiddenState,
  Skeleton,
  YearInput,
  WideTable,
} from '../../../components';
import { useYearPage } from '../../../resource/use-year-page';
import { useText } from '../../../theme';
import { type AnnexName, AnnexViewModel } from './AnnexViewModel';
import type { AnnexCell, AnnexTable, AnnexView } from './annex-view';

const labels = {
  year: text('申请年度', 'Year of the application'),
  ofYear: text('年度', 'Year'),
  export: text('导出 Excel', 'Export to Excel'),
  findings: text('核对发现', 'Findings'),
  error: text('错误', 'Error'),
  warning: text('提示', 'Note'),
  empty: text('该年度没有数据', 'Nothing in this year'),
  hint: text(
    '请先在“研发项目”中登记近三年的项目，并计算研发费用',
    'Enter the projects of the three years and compute their cost first',
  ),
};

/** An annex of the application: its findings, and its tables. The URL names the tab and the year. */
export const AnnexTab = observer(function AnnexTab({ name }: { name: AnnexName }) {
  const read = useText();
  const { page, allowed } = useYearPage({
    permission: recognition.permissions.view,
    make: (services, year) => new AnnexViewModel(services, name, year),
    addressOf,
  });
  if (!allowed || page.fault?.code === 403) return <ForbiddenState />;
  const { view, fault, year } = page;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <Field label={name === 'projectdeveloping' ? labels.ofYear : labels.year} layout="front" className="w-48">
          <YearInput value={year} onChange={(next) => void page.setYear(next)} />
        </Field>
        {page.mayPrint && (
          <Button disabled={page.working || !view} onClick={() => void page.print()}>
            {read(labels.export)}
          </Button>
        )}
      </div>
      {fault && <ErrorState title={fault.message} onRetry={() => void page.load()} />}
      {!view && !fault && <Skeleton lines={10} />}
      {view && !fault && <AnnexContent view={view} />}
    </div>
  );
});

const addressOf = ({ year, name }: AnnexViewModel) => ({ tab: name, year });

/** What an annex holds: findings first, because they are what is to be done. */
function AnnexContent({ view }: { view: AnnexView }) {
  const read = useText();
  const { findings, tables } = view;
  return (
    <>
      {findings.length > 0 && (
        <Card title={labels.findings}>
          <ul className="space-y-1">
            {findings.map(({ level, message }) => (
              <li key={message.zh} className="flex items-start gap-2">
                <Badge tone={level === 'error' ? 'danger' : 'warning'}>{read(labels[level])}</Badge>
                <span>{read(message)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {tables.map((table) => (
        <Card key={table.title.zh} title={table.title}>
          {table.rows.length === 0 ? <EmptyState title={labels.empty} hint={labels.hint} /> : <Table table={table} />}
        </Card>
      ))}
    </>
  );
}

function Table({ table: { title, headings, rows } }: { table: AnnexTable }) {
  const read = useText();
  return (
    <WideTable label={title}>
      <thead className="text-dim">
        <tr>
          {headings.map((heading, at) => (
            <th key={heading.zh} className={classNames('py-1 pr-3 font-normal whitespace-nowrap', sideOf(rows, at))}>
              {read(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, strong }) => (
          <tr key={key} className={classNames('border-t border-line align-top', strong && 'font-semibold')}>
            {cells.map((cell, at) => (
              <td key={headings[at]?.zh ?? at} className={classNames('max-w-100 py-1 pr-3', widthOf(cell))}>
                <Cell cell={cell} strong={strong === true} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** Up to this length a text stays on one line. */
const ONE_LINE = 24;

function widthOf(cell: AnnexCell): string {
  const shown = typeof cell === 'string' ? cell : isAmount(cell) ? '' : cell.zh;
  return shown.length <= ONE_LINE ? 'whitespace-nowrap' : 'min-w-60';
}

const isAmount = (cell: AnnexCell | undefined): cell is { readonly amount: string | null } =>
  typeof cell === 'object' && 'amount' in cell;
const sideOf = (rows: AnnexTable['rows'], at: number) =>
  rows.some(({ cells }) => isAmount(cells[at])) ? 'text-right' : 'text-left';

function Cell({ cell, strong }: { cell: AnnexCell; strong: boolean }) {
  const read = useText();
  if (isAmount(cell)) return <Amount value={cell.amount} strong={strong} />;
  return <>{typeof cell === 'string' ? cell : read(cell satisfies Text)}</>;
}
