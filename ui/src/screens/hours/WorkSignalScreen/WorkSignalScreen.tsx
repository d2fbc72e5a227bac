import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router';
import { workSignal } from '@rdm/core/internal/hours';
import { fill, text } from '@rdm/core/internal/kernel';
import {
  Button,
  Card,
  DropZone,
  ErrorState,
  Field,
  ForbiddenState,
  Input,
  MonthInput,
  Skeleton,
  Tabs,
} from '../../../components';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useOpening } from '../../../resource/use-opening';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import { WorkSignalViewModel } from './WorkSignalViewModel';

const labels = {
  views: text('工作痕迹', 'Work signals'),
  read: text('导入与对应', 'Import and match'),
  list: text('明细', 'Records'),
  drop: text('将导出的文件拖到此处，或点击选择', 'Drop exported files here, or click to choose'),
  hint: text(
    'git log 输出、GitHub/GitLab 提交与工单、Jira 工时登记（CSV 或 JSON）。只保存每天的次数和项目线索，不保存提交内容；痕迹只提出建议，工时由本人确认。',
    'The output of git log, commits and issues of GitHub and GitLab, worklogs of Jira (CSV or JSON). Only counts by day and hints of the project are kept, no texts; signals propose, people confirm.',
  ),
  command: text(
    "git log 命令：git log --all --source --no-merges --pretty=format:'%H%x09%ae%x09%aI%x09%S%x09%s' > 仓库名.log",
    "Command: git log --all --source --no-merges --pretty=format:'%H%x09%ae%x09%aI%x09%S%x09%s' > repository.log",
  ),
  month: text('月份', 'Month'),
  folder: text('服务器上的仓库', 'Repository on the server'),
  folderHint: text('代码仓库目录内的相对路径', 'Relative to the folder of repositories'),
  readFolder: text('读取该月', 'Read the month'),
  matched: text(
    '{month}：共 {signals} 次，{matched} 次能对应到人员和项目',
    '{month}: {signals} signals, {matched} of a known person and project',
  ),
  people: text('未对应的邮箱或账号', 'E-mails and logins not known'),
  projects: text('未对应的项目线索', 'Project hints not known'),
  shares: text('可用于建议的痕迹', 'Signals that propose hours'),
  toPeople: text('到“研发人员”填写邮箱与账号', 'Enter them in R&D personnel'),
  toPatterns: text('到“项目线索对应”添加', 'Add project hints'),
  nothing: text('没有', 'None'),
  times: text('{count} 次', '{count}'),
};

/** Traces of work in other systems: read in, looked through, removed. */
const WorkSignalScreen = observer(function WorkSignalScreen() {
  const services = useResourceServices();
  const [address, setAddress] = useSearchParams();
  const page = useMemo(() => new WorkSignalViewModel(services, services.today.slice(0, 7)), [services]);
  const allowed = services.can(workSignal.permissions.view);
  useOpening(page, { services, may: allowed });

  if (!allowed || page.fault?.code === 403) return <ForbiddenState />;
  const view = address.get('view') === 'list' || address.has('id') ? 'list' : 'read';
  return (
    <Tabs
      label={labels.views}
      value={view}
      onChange={(chosen) => setAddress(chosen === 'list' ? { view: 'list' } : {}, { replace: true })}
      tabs={[
        {
          key: 'read',
          label: labels.read,
          content: <Reading page={page} mayRead={services.can(workSignal.permissions.import)} />,
        },
        { key: 'list', label: labels.list, content: <ResourceScreen resource={workSignal} /> },
      ]}
    />
  );
});

export default WorkSignalScreen;

const Reading = observer(function Reading({ page, mayRead }: { page: WorkSignalViewModel; mayRead: boolean }) {
  const read = useText();
  return (
    <div className="space-y-3">
      {mayRead && (
        <>
          <DropZone
            accept=".log,.txt,.csv,.json"
            label={labels.drop}
            hint={labels.hint}
            disabled={page.working}
            onFiles={(files) => void page.readFiles(files)}
          />
          <p className="text-hint break-words text-dim">{read(labels.command)}</p>
        </>
      )}
      {page.outcomes.map(({ key, message, unread }) => (
        <div key={key} role="status" className="rounded-md border border-line bg-raised px-4 py-2">
          <p className="break-words">{read(message)}</p>
          {unread.map((each) => (
            <p key={each.zh} className="text-hint break-words text-warning">
              {read(each)}
            </p>
          ))}
        </div>
      ))}
      <div role="toolbar" aria-label={read(labels.views)} className="flex flex-wrap items-start gap-3">
        <Field label={labels.month} layout="front" className="w-48">
          <MonthInput value={page.month} onChange={(next) => void page.setMonth(next)} />
        </Field>
        {mayRead && (
          <>
            <Field label={labels.folder} hint={labels.folderHint} layout="front" className="w-96">
              <Input value={page.folder} onChange={(next) => page.setFolder(next)} />
            </Field>
            <Button
              loading={page.working}
              disabled={page.folder.trim() === ''}
              onClick={() => void page.readRepository()}
            >
              {read(labels.readFolder)}
            </Button>
          </>
        )}
      </div>
      <Overview page={page} />
    </div>
  );
});

const Overview = observer(function Overview({ page }: { page: WorkSignalViewModel }) {
  const read = useText();
  const { overview, fault, month } = page;
  if (fault) return <ErrorState hint={fault.message} onRetry={() => void page.load()} />;
  if (!overview) return <Skeleton lines={4} />;
  const { signals, matched, people, projects, shares } = overview;
  return (
    <div className="space-y-3">
      <p>{read(fill(labels.matched, { month, signals, matched }))}</p>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-3">
        <Counted title={labels.people} rows={people} to="/rdm/personnel/list" action={labels.toPeople} />
        <Counted title={labels.projects} rows={projects} to="/rdm/signal-patterns" action={labels.toPatterns} />
        <Counted
          title={labels.shares}
          rows={shares.map(({ personnelName, projectCode, count }) => ({
            text: `${personnelName} ${projectCode}`,
            count,
          }))}
        />
      </div>
    </div>
  );
});

interface CountedProps {
  title: ReturnType<typeof text>;
  rows: readonly { readonly text: string; readonly count: number }[];
  to?: string;
  action?: ReturnType<typeof text>;
}

function Counted({ title, rows, to, action }: CountedProps) {
  const read = useText();
  return (
    <Card flush title={title} className="self-start">
      <ul className="max-h-80 divide-y divide-line overflow-y-auto" tabIndex={0} aria-label={read(title)}>
        {rows.length === 0 && <li className="px-4 py-2 text-dim">{read(labels.nothing)}</li>}
        {rows.map((row) => (
          <li key={row.text} className="flex items-center gap-2 px-4 py-2">
            <span className="min-w-0 flex-1 break-words">{row.text}</span>
            <span className="text-dim tabular-nums">{read(fill(labels.times, { count: row.count }))}</span>
          </li>
        ))}
      </ul>
      {rows.length > 0 && to && action && (
        <Link to={to} className="block border-t border-line px-4 py-2 text-accent-text hover:underline">
          {read(action)}
        </Link>
      )}
    </Card>
  );
}
