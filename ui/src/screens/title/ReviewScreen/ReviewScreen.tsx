import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { REVIEW_VIEW, titleStates, type WaitingTitle } from '@rdm/core/internal/title';
import {
  Badge,
  Card,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Skeleton,
  TableOrCards,
  type Column,
} from '../../../components';
import { Loader } from '../../../resource/Loader';
import { useOpening } from '../../../resource/use-opening';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText, type Label } from '../../../theme';

const labels = {
  title: text('待审核的称号申请', 'Applications to review'),
  kind: text('称号', 'Title'),
  year: text('年度', 'Year'),
  state: text('状态', 'Status'),
  by: text('提交人', 'Submitted by'),
  time: text('提交时间', 'Submitted at'),
  version: text('第几次', 'Version'),
  open: text('去审核', 'Review'),
  own: text('本人提交，须由他人审核', 'Submitted by you; somebody else reviews it'),
  none: text('没有待审核的申请', 'No application waits'),
  noneHint: text('企业提交称号申请后显示在这里', 'What the enterprise submits stands here'),
};

function columnsIn(read: (label: Label) => string): readonly Column<WaitingTitle>[] {
  return [
    {
      key: 'label',
      title: labels.kind,
      width: 240,
      primary: true,
      text: ({ label }) => read(label),
      render: (each) => <TitleToReview {...each} />,
    },
    { key: 'year', title: labels.year, width: 80 },
    {
      key: 'state',
      title: labels.state,
      width: 110,
      text: ({ state }) => read(titleStates[state]),
      render: ({ state }) => <Badge tone="accent">{read(titleStates[state])}</Badge>,
    },
    { key: 'submittedBy', title: labels.by, width: 180 },
    { key: 'submittedTime', title: labels.time, width: 170 },
    { key: 'version', title: labels.version, width: 80, numeric: true },
  ];
}

/** What waits, and the way to it; nobody reviews what he has submitted himself. */
function TitleToReview({ label, path, year, id, mayReview }: WaitingTitle) {
  const read = useText();
  return (
    <span className="inline-flex flex-wrap gap-x-3">
      {read(label)}
      {mayReview ? (
        <Link to={`${path}?year=${year}&id=${id}`} className="text-accent-text hover:underline">
          {read(labels.open)}
        </Link>
      ) : (
        <span className="text-hint text-dim">{read(labels.own)}</span>
      )}
    </span>
  );
}

/** The applications of every title that wait for a reviewer; each opens on the page of its title. */
const ReviewScreen = observer(function ReviewScreen() {
  const read = useText();
  const services = useResourceServices();
  const queue = useMemo(() => new Loader(() => services.ports.titles.queue()), [services]);
  const allowed = services.can(REVIEW_VIEW);
  useOpening(queue, { services, may: allowed });

  if (!allowed || queue.fault?.code === 403) return <ForbiddenState />;
  if (queue.fault) return <ErrorState title={queue.fault.message} onRetry={() => void queue.load()} />;
  if (!queue.value) return <Skeleton lines={6} />;
  if (queue.value.length === 0) return <EmptyState title={labels.none} hint={labels.noneHint} />;
  return (
    <Card title={labels.title}>
      <TableOrCards label={labels.title} columns={columnsIn(read)} rows={queue.value} rowKey={({ id }) => id} />
    </Card>
  );
});

export default ReviewScreen;
