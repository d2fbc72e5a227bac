import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import RefreshCw from 'lucide:refresh-cw';
import { text } from '@rdm/core/internal/kernel';
import { Badge, Button, Card, Skeleton } from '../../../components';
import { useText } from '../../../theme';
import { SelfTestViewModel, type SelfTestResult } from './SelfTestViewModel';

const labels = {
  title: text('系统自检', 'Self-test'),
  again: text('重新检查', 'Test again'),
  state: {
    good: text('正常', 'Good'),
    doubtful: text('请留意', 'Attention'),
    bad: text('异常', 'Fault'),
  },
};

const tones = { good: 'success', doubtful: 'warning', bad: 'danger' } as const satisfies Record<
  SelfTestResult['state'],
  string
>;

/** Whether this browser reaches the server, keeps time and keeps data. */
const SelfTestScreen = observer(function SelfTestScreen() {
  const read = useText();
  const [test] = useState(
    () =>
      new SelfTestViewModel({
        ask: () => fetch('/health/ready', { cache: 'no-store' }),
        storage: window.localStorage,
        now: () => Date.now(),
      }),
  );
  useEffect(() => void test.run(), [test]);
  return (
    <Card
      title={labels.title}
      extra={
        <Button icon={<RefreshCw aria-hidden size={16} />} onClick={() => void test.run()}>
          {read(labels.again)}
        </Button>
      }
    >
      {test.results === null ? (
        <Skeleton lines={3} />
      ) : (
        <dl className="max-w-160 divide-y divide-line">
          {test.results.map(({ name, said, state }) => (
            <div key={name.en} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
              <dt className="w-40 text-dim">{read(name)}</dt>
              <dd className="flex min-w-0 flex-1 items-baseline gap-2">
                <Badge tone={tones[state]}>{read(labels.state[state])}</Badge>
                <span className="min-w-0">{read(said)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
});

export default SelfTestScreen;
