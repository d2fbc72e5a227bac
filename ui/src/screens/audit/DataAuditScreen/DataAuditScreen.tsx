import { observer } from 'mobx-react-lite';
import Send from 'lucide:send';
import { useSearchParams } from 'react-router';
import { auditSubjectLabels, auditSubjects, projectDataAudit } from '@rdm/core/internal/cost';
import { text } from '@rdm/core/internal/kernel';
import {
  Button,
  Card,
  EmptyState,
  Field,
  ForbiddenState,
  Select,
  Switch,
  TableOrCards,
  Tabs,
} from '../../../components';
import { YearNotice } from '../../../resource/recompute/YearNotice';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useYearPage } from '../../../resource/use-year-page';
import { useText } from '../../../theme';
import { RequiredYear } from '../../../resource/RequiredYear';
import { auditColumns } from './audit-columns';
import { DataAuditViewModel, keyOfRow, type ChosenSubject } from './DataAuditViewModel';

const labels = {
  views: text('月度数据审核', 'Month data audit'),
  months: text('月度数据', 'Months'),
  list: text('提交记录', 'Submissions'),
  subject: text('科目', 'Subject'),
  all: text('全部科目', 'Every subject'),
  onlyOpen: text('只看草稿', 'Drafts only'),
  submit: text('提交', 'Submit'),
  empty: text('该年度没有在研项目', 'No project runs in this year'),
};
const subjects = [
  { value: 'all' as ChosenSubject, label: labels.all },
  ...auditSubjects.map((subject) => ({ value: subject as ChosenSubject, label: auditSubjectLabels[subject] })),
];

/** The months of a year's projects: their totals, and what of them was submitted. */
const DataAuditScreen = observer(function DataAuditScreen() {
  const [address, setAddress] = useSearchParams();
  const {
    page: screen,
    allowed,
    services,
  } = useYearPage({
    permission: projectDataAudit.permissions.view,
    make: (given, year) => new DataAuditViewModel(given, year),
  });
  const view = address.get('view') === 'list' || address.has('id') ? 'list' : 'months';

  if (!allowed || screen.fault?.code === 403) return <ForbiddenState />;
  const maySubmit = services.can(projectDataAudit.permissions.edit) && services.can(projectDataAudit.permissions.add);
  const { year } = screen;
  return (
    <Tabs
      label={labels.views}
      value={view}
      onChange={(chosen) => setAddress(chosen === 'list' ? { view: 'list' } : { year }, { replace: true })}
      tabs={[
        { key: 'months', label: labels.months, content: <Months screen={screen} maySubmit={maySubmit} /> },
        { key: 'list', label: labels.list, content: <ResourceScreen resource={projectDataAudit} /> },
      ]}
    />
  );
});

const Months = observer(function Months({ screen, maySubmit }: { screen: DataAuditViewModel; maySubmit: boolean }) {
  const read = useText();
  const { rows, fault, year } = screen;
  return (
    <div className="space-y-3">
      <div role="toolbar" aria-label={read(labels.views)} className="flex flex-wrap items-start gap-3">
        <RequiredYear key={year} year={year} onChange={(next) => void screen.setYear(next)} />
        <Field label={labels.onlyOpen} layout="front">
          <Switch className="mt-1.5" checked={screen.onlyOpen} onChange={(next) => screen.setOnlyOpen(next)} />
        </Field>
        {maySubmit && (
          <>
            <Field label={labels.subject} layout="front" className="w-72">
              <Select
                options={subjects}
                value={screen.subject}
                onChange={(next) => next !== undefined && screen.setSubject(next)}
              />
            </Field>
            <Button
              variant="primary"
              icon={<Send aria-hidden size={16} />}
              loading={screen.working}
              onClick={() => void screen.submit()}
            >
              {read(labels.submit)}
            </Button>
          </>
        )}
      </div>
      {rows && <YearNotice year={year} shown={rows} onRecomputed={() => void screen.load()} />}
      <Card flush>
        <TableOrCards
          label={labels.months}
          columns={auditColumns}
          rows={screen.shown}
          rowKey={keyOfRow}
          loading={!rows && !fault}
          error={fault?.message}
          onRetry={() => void screen.load()}
          empty={<EmptyState title={labels.empty} />}
          {...(maySubmit && {
            selection: { selected: screen.selected, onChange: (selected) => screen.select(selected) },
          })}
        />
      </Card>
    </div>
  );
});

export default DataAuditScreen;
