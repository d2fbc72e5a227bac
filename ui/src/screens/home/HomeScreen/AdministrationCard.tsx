import { Link } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import type { Administration } from '@rdm/core/internal/overview';
import { Card, classNames, fileSize } from '../../../components';
import { useText } from '../../../theme';

const labels = {
  title: text('账号与空间', 'Accounts and space'),
  people: text('用户', 'Users'),
  pending: text('待审核', 'To be approved'),
  signedIn: text('当前登录', 'Signed in now'),
  space: text('附件空间', 'Space for files'),
};

const NEARLY_FULL = 0.9;

/** What who looks after accounts keeps an eye on, each with the page where it is settled. */
export function AdministrationCard(props: Administration) {
  const { people, pending, signedIn, fileBytes, fileQuotaBytes } = props;
  const read = useText();
  const space = fileQuotaBytes === null ? fileSize(fileBytes) : `${fileSize(fileBytes)} / ${fileSize(fileQuotaBytes)}`;
  const isNearlyFull = fileQuotaBytes !== null && fileBytes > fileQuotaBytes * NEARLY_FULL;
  const shown = [
    { label: labels.people, value: String(people), to: '/system/user', warns: false },
    { label: labels.pending, value: String(pending), to: '/system/user', warns: pending > 0 },
    { label: labels.signedIn, value: String(signedIn), to: '/system/user', warns: false },
    { label: labels.space, value: space, to: '/rdm/attachment', warns: isNearlyFull },
  ];
  return (
    <Card title={labels.title}>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {shown.map(({ label, value, to, warns }) => (
          <div key={label.en}>
            <dt className="text-hint text-dim">{read(label)}</dt>
            <dd className={classNames('mt-1 font-semibold tabular-nums', warns && 'text-warning')}>
              <Link to={to} className="hover:underline">
                {value}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
