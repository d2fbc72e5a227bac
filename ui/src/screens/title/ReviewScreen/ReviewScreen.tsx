import { useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { REVIEW_VIEW, titleStates } from '@rdm/core/internal/title';
import { Badge, Card, EmptyState, ErrorState, ForbiddenState, Skeleton, WideTable } from '../../../components';
import { Loader } from '../../../resource/Loader';
import { useOpening } from '../../../resource/use-opening';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';

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
      <WideTable label={labels.title} className="min-w-160">
        <thead className="text-left text-dim">
          <tr>
            <th className="py-1 pr-3 font-normal">{read(labels.kind)}</th>
            <th>
              <span className="sr-only">{read(labels.open)}</span>
            </th>
            {[labels.year, labels.state, labels.by, labels.time, labels.version].map((label) => (
              <th key={label.zh} className="py-1 pr-3 font-normal">
                {read(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {queue.value.map((each) => (
            <tr key={each.id} className="border-t border-line">
              <th scope="row" className="py-1 pr-3 text-left font-normal">
                {read(each.label)}
              </th>
              <td className="py-1 pr-3">
                {each.mayReview ? (
                  <Link
                    to={`${each.path}?year=${each.year}&id=${each.id}`}
                    className="whitespace-nowrap text-accent-text hover:underline"
                  >
                    {read(labels.open)}
                  </Link>
                ) : (
                  <span className="text-hint text-dim">{read(labels.own)}</span>
                )}
              </td>
              <td className="py-1 pr-3">{each.year}</td>
              <td className="py-1 pr-3">
                <Badge tone="accent">{read(titleStates[each.state])}</Badge>
              </td>
              <td className="py-1 pr-3">{each.submittedBy}</td>
              <td className="py-1 pr-3 whitespace-nowrap">{each.submittedTime}</td>
              <td className="py-1 pr-3">{each.version}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Card>
  );
});

export default ReviewScreen;
