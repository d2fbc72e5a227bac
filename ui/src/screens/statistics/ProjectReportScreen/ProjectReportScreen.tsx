import { observer } from 'mobx-react-lite';
import Download from 'lucide:download';
import { fill, joined, text } from '@rdm/core/internal/kernel';
import { Button, Card, EmptyState, ErrorState, ForbiddenState, Skeleton } from '../../../components';
import { download } from '../../../resource/download';
import { YearNotice } from '../../../resource/recompute/YearNotice';
import { RequiredYear } from '../../../resource/RequiredYear';
import { useCertified } from '../../../resource/use-certified';
import { useYearPage } from '../../../resource/use-year-page';
import { useText } from '../../../theme';
import { ProjectReportTable } from './ProjectReportTable';
import { ProjectReportViewModel } from './ProjectReportViewModel';

const permissions = { view: 'projectreportother_view', export: 'projectreportother_export' } as const;

const labels = {
  form: text('企业研究开发项目情况', 'R&D projects of the enterprise'),
  number: text('表号：107-1表', 'Form 107-1'),
  units: text('金额单位：千元', 'Amounts in thousand yuan'),
  export: text('导出', 'Export'),
  undetermined: text(
    '{codes} 是合作研发，但没有登记合作单位及其类型，开展形式无法确定',
    '{codes}: cooperative projects without a registered partner; their form of development is open',
  ),
};

/** Form 107-1 of a year. The year is in the URL. */
const ProjectReportScreen = observer(function ProjectReportScreen() {
  const read = useText();
  const certified = useCertified();
  const {
    page: screen,
    allowed,
    services,
  } = useYearPage({
    permission: permissions.view,
    make: (given, year) => new ProjectReportViewModel(given, year),
  });

  if (!allowed || screen.fault?.code === 403) return <ForbiddenState />;
  const { rows, fault, year, undetermined } = screen;
  const isEmpty = rows?.length === 0;
  const print = async () => {
    const file = (await certified.allowed()) ? await screen.print() : null;
    if (file) download(file);
  };
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start gap-2">
        <RequiredYear key={year} year={year} onChange={(next) => void screen.setYear(next)} />
        {rows && !isEmpty && services.can(permissions.export) && (
          <Button icon={<Download aria-hidden size={16} />} loading={screen.exporting} onClick={() => void print()}>
            {read(labels.export)}
          </Button>
        )}
      </div>
      {rows && !isEmpty && <YearNotice year={year} shown={rows} onRecomputed={() => void screen.load()} />}
      {fault && <ErrorState title={fault.message} onRetry={() => void screen.load()} />}
      {!rows && !fault && <Skeleton lines={8} />}
      {isEmpty && !fault && (
        <EmptyState title={text(`${year}年度没有研发项目`, `There are no R&D projects in ${year}`)} />
      )}
      {rows && !isEmpty && !fault && (
        <Card>
          <h2 className="text-center text-heading font-semibold">{read(labels.form)}</h2>
          <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-hint text-dim">
            <span>{read(labels.number)}</span>
            <span>{read(labels.units)}</span>
          </p>
          <ProjectReportTable rows={rows} dictionaries={services.dictionaries} />
          {undetermined.length > 0 && (
            <p className="mt-2 text-hint text-warning">
              {read(fill(labels.undetermined, { codes: joined(undetermined.map(({ code }) => code)) }))}
            </p>
          )}
        </Card>
      )}
    </div>
  );
});

export default ProjectReportScreen;
