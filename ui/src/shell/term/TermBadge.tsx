import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { observer } from 'mobx-react-lite';
import Clock from 'lucide:clock';
import { fill, text } from '@rdm/core/internal/kernel';
import { Badge, Button } from '../../components';
import { useText } from '../../theme';
import { usePorts, useSession, useStorage } from '../services';
import { TermViewModel } from './TermViewModel';

const labels = {
  formal: text('正式版', 'Licensed'),
  trial: text('试用版', 'Trial'),
  title: text('试用提示', 'Trial'),
  until: text('您的账号为试用账号，到期时间：{time}', 'Your account is a trial account; it ends at {time}'),
  endless: text('您的账号为试用账号。', 'Your account is a trial account.'),
  formalUntil: text('使用期限至 {time}，请及时续期', 'The licence term ends at {time}; renew it in time'),
  left: text('剩余 {days} 天', '{days} days left'),
  lastDay: text('今日到期', 'Ends today'),
  over: text('已到期，只能查看', 'Ended, read only'),
  overSince: text(
    '使用期限已于 {time} 到期：可以查看和导出，不能修改；请联系平台续期',
    'The licence term ended at {time}: you can read and export, and change nothing; ask the platform to renew it',
  ),
  endTitle: text('使用期限提示', 'Licence term'),
  close: text('知道了', 'Got it'),
};

/** The enterprise and its edition; a trial, and what ends within thirty days, shows when once, and again on click. */
export const TermBadge = observer(function TermBadge() {
  const read = useText();
  const { system } = usePorts();
  const storage = useStorage();
  const { tenantId, account } = useSession();
  const [term] = useState(() => new TermViewModel(system, storage, `${tenantId}/${account}`));
  useEffect(() => void term.load(), [term]);
  if (!term.term) return null;
  const { tenantName, expireTime, daysLeft } = term.term;
  const enterprise = tenantName && (
    <span title={tenantName} className="max-w-60 truncate text-table max-lg:hidden">
      {tenantName}
    </span>
  );
  if (!term.isTrial && !term.endsSoon) {
    return (
      <>
        {enterprise}
        <span className="max-md:hidden">
          <Badge tone="success">{read(labels.formal)}</Badge>
        </span>
      </>
    );
  }
  const ends = term.isOver ? labels.overSince : term.isTrial ? labels.until : labels.formalUntil;
  const sentence = expireTime ? fill(ends, { time: expireTime }) : labels.endless;
  const left = term.isOver
    ? labels.over
    : daysLeft === 0
      ? labels.lastDay
      : fill(labels.left, { days: daysLeft ?? '' });
  return (
    <>
      {enterprise}
      <button type="button" className="max-md:hidden" onClick={term.tell}>
        <Badge tone={term.endsSoon ? 'danger' : 'warning'}>
          {[read(term.isTrial ? labels.trial : labels.formal), term.endsSoon && read(left)].filter(Boolean).join(' · ')}
        </Badge>
      </button>
      {term.tells &&
        createPortal(
          <section
            role="status"
            // Above the bar of commands that a form has at its foot.
            className="fixed right-4 bottom-20 z-30 flex max-w-[calc(100vw-2rem)] animate-enter items-start gap-2 rounded-md border border-line bg-raised p-3 text-ink shadow-float"
          >
            <Clock aria-hidden size={18} className="mt-0.5 shrink-0 text-warning" />
            <div className="min-w-0">
              <p className="font-semibold">{read(term.isTrial && !term.isOver ? labels.title : labels.endTitle)}</p>
              <p className="text-dim">{read(sentence)}</p>
            </div>
            <Button size="small" onClick={term.close}>
              {read(labels.close)}
            </Button>
          </section>,
          document.body,
        )}
    </>
  );
});
