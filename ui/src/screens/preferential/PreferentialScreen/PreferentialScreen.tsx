import { useNavigate } from 'react-router';
import { observer } from 'mobx-react-lite';
import { defaultReportYear } from '@rdm/core/calendar';
import { fill, text } from '@rdm/core/internal/kernel';
import { formName } from '@rdm/core/tax';
import { Button, Card, EmptyState, ErrorState, ForbiddenState, SheetTable, Skeleton } from '../../../components';
import { ExplanationPanel } from '../../../resource/explanation/ExplanationPanel';
import { useEscape } from '../../../resource/explanation/use-escape';
import { YearNotice } from '../../../resource/recompute/YearNotice';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { followYear, useYearPage } from '../../../resource/use-year-page';
import { useUnsaved } from '../../../resource/use-unsaved';
import { useText } from '../../../theme';
import { AnswerStrip } from './AnswerStrip';
import { FormNotices } from './FormNotices';
import { figureOf, formRows, lineOfFigure } from './form-rows';
import { FourthQuarterFields } from './FourthQuarterFields';
import { GateNotice } from './GateNotice';
import { isPeriod } from './periods';
import { PreferentialToolbar } from './PreferentialToolbar';
import { RecomputeOutcome } from '../../../resource/recompute/RecomputeOutcome';
import { permissions, PreferentialViewModel } from './PreferentialViewModel';
import { ReturnPanel } from './ReturnPanel';
import { YearInputsGrid } from './YearInputsGrid';

const labels = {
  form: text(`${formName.zh}（A107012）`, `A107012 ${formName.en}`),
  unit: text('金额单位：元（列至角分）', 'Unit: yuan, two decimals'),
  amount: text('金额', 'Amount'),
  last: text('上年（{year}）', 'Last year ({year})'),
  import: text('导入', 'Import'),
  recompute: text('一键重算', 'Recompute'),
};

const columnsBeside = (year: string) => [
  { key: 'value', title: labels.amount },
  { key: 'last', title: fill(labels.last, { year }), aside: true as const },
];

function preferentialPage(services: ResourceServices, year: string, asked: URLSearchParams): PreferentialViewModel {
  const period = asked.get('period');
  const line = Number(asked.get('line'));
  const page = new PreferentialViewModel(services, year, isPeriod(period) ? period : 'ANNUAL');
  if (line > 0) page.openLine(line);
  return page;
}

const preferentialAddress = ({ year, period, line }: PreferentialViewModel) => ({
  year,
  period,
  ...(line !== null && { line: String(line) }),
});

async function followForm(page: PreferentialViewModel, asked: URLSearchParams): Promise<void> {
  await followYear(page, asked);
  const period = asked.get('period');
  if (isPeriod(period)) await page.setPeriod(period);
  const line = Number(asked.get('line'));
  if (line > 0) page.openLine(line);
}

/** A107012 with its inputs and how each figure came about. Year, period and line are in the URL. */
const PreferentialScreen = observer(function PreferentialScreen() {
  const read = useText();
  const navigate = useNavigate();
  const {
    page: screen,
    allowed,
    services,
  } = useYearPage({
    permission: permissions.view,
    make: preferentialPage,
    usual: defaultReportYear,
    addressOf: preferentialAddress,
    follow: followForm,
  });
  useUnsaved(screen, () => void screen.save());
  useEscape(screen.explanation);

  if (!allowed || screen.fault?.code === 403) return <ForbiddenState />;
  const { sheet, explanation, fault, isEmpty } = screen;
  return (
    <div className="space-y-4">
      <PreferentialToolbar screen={screen} dictionaries={services.dictionaries} />
      {!isEmpty && <YearNotice year={screen.year} shown={sheet} follower={screen} />}
      <RecomputeOutcome recomputing={screen.recomputing} />
      {fault && <ErrorState title={fault.message} onRetry={() => void screen.load()} />}
      {!sheet && !fault && <Skeleton lines={12} />}
      {isEmpty && !fault && (
        <EmptyState
          title={text(
            `${screen.year}年度还没有研发支出辅助账，请先导入台账与凭证，再一键重算`,
            `There are no R&D ledgers for ${screen.year} yet: import registers and vouchers, then recompute`,
          )}
          action={
            <>
              <Button onClick={() => void navigate('/rdm/import')}>{read(labels.import)}</Button>
              {screen.mayRecompute && (
                <Button loading={screen.recomputing.running} onClick={() => void screen.recompute()}>
                  {read(labels.recompute)}
                </Button>
              )}
            </>
          }
        />
      )}
      {sheet && !isEmpty && !fault && (
        <div
          className={
            explanation.isOpen ? 'grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]' : undefined
          }
        >
          <div className="min-w-0 space-y-4">
            <GateNotice gate={sheet.gate} />
            <AnswerStrip sheet={sheet} beside={screen.beside} />
            <FormNotices notices={sheet.notices} />
            <YearInputsGrid screen={screen} />
            {sheet.fourthQuarter && <FourthQuarterFields screen={screen} stated={sheet.fourthQuarter} />}
            <Card>
              <SheetTable
                title={labels.form}
                unit={labels.unit}
                rows={formRows(sheet, screen.beside.last)}
                columns={screen.beside.last ? columnsBeside(screen.beside.last.year) : undefined}
                selectedLine={lineOfFigure(sheet, explanation.figure)}
                onOpen={(line) => explanation.openFigure(figureOf(sheet.year, line))}
              />
            </Card>
            {sheet.returnPlace && <ReturnPanel place={sheet.returnPlace} amount={sheet.lines['51']!} />}
          </div>
          <ExplanationPanel explanation={explanation} resourceNamed={services.resourceNamed} />
        </div>
      )}
    </div>
  );
});

export default PreferentialScreen;
