import { useEffect, useMemo, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Ports } from '@rdm/core/internal/application';
import type { YearState } from '@rdm/core/internal/enterprise';
import { text } from '@rdm/core/internal/kernel';
import { Button, Dialog, NoticeBar } from '../../components';
import { useText } from '../../theme';
import { Loader } from '../Loader';
import { useResourceServices } from '../use-resource-services';
import { RecomputeOutcome } from './RecomputeOutcome';
import { RecomputePreviewDialog } from './RecomputePreviewDialog';
import { RecomputeViewModel } from './RecomputeViewModel';

const labels = {
  recompute: text('一键重算', 'Recompute'),
  preview: text('查看影响', 'See what it changes'),
  close: text('关闭', 'Close'),
};
const permission = 'preferential_recompute';

export interface YearNoticeProps {
  year: string;
  /** What the page shows: the state is read again with it. */
  shown: unknown;
  /** Loads the page anew after a recomputation; left out where the page has a button of its own. */
  onRecomputed?: () => void;
  /** A page that allows less of a declared year. */
  follower?: { takeYearState: (state: YearState) => void };
}

interface Asked {
  readonly year: string;
  /** With the question of a page that begins or is come back to. */
  readonly withPage: boolean;
  /** In ms. */
  readonly at: number;
}

/** Milliseconds for which a state that was asked for together with a page is that of the page. */
const OF_THE_MOMENT = 2_000;

/** Whether a page shows the answer now that it asked for together with the state. */
const isAnswered = (before: Asked, year: string, at: number): boolean =>
  before.withPage && before.year === year && at - before.at < OF_THE_MOMENT;

/**
 * Says, on every paper of a year alike, that its registers changed since the figures were computed, or that they are
 * those of a declaration; with 一键重算 beside it, and what that changed. Nothing where the papers are up to date.
 */
export const YearNotice = observer(function YearNotice({ year, shown, onRecomputed, follower }: YearNoticeProps) {
  const read = useText();
  const { ports, can } = useResourceServices();
  const [open, setOpen] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const recomputing = useMemo(() => new RecomputeViewModel(ports.ledger, ports.work), [ports]);
  const state = useMemo(() => new Loader<YearState | null, [string]>((of) => stateOf(ports, of)), [ports]);
  const asked = useRef<Asked | null>(null);
  const isComing = useRef(false);
  // Also whenever a kept page is shown again, which then asks anew.
  useEffect(() => {
    isComing.current = true;
  }, []);
  useEffect(() => {
    const before = asked.current;
    const at = performance.now();
    const isComeBackTo = before !== null && isComing.current;
    asked.current = { year, withPage: isComeBackTo || shown === null, at };
    isComing.current = false;
    if (!/^\d{4}$/.test(year) || (before && !isComeBackTo && isAnswered(before, year, at))) return;
    void state.load(year);
  }, [state, year, shown]);
  const recompute = async () => {
    setPreviewing(false);
    setOpen(true);
    if (!(await recomputing.run(year))) return;
    void state.load(year);
    onRecomputed?.();
  };
  const { value } = state;
  useEffect(() => {
    if (value?.year === year) follower?.takeYearState(value);
  }, [value, year, follower]);
  const isStale = value?.year === year && value.notice !== null && !value.filed;
  return (
    <>
      {value?.year === year && value.notice && (
        <NoticeBar tone={isStale ? 'warning' : 'fact'} notice={value.notice}>
          {isStale && can(permission) && <Button onClick={() => setPreviewing(true)}>{read(labels.preview)}</Button>}
          {isStale && onRecomputed && can(permission) && (
            <Button loading={recomputing.running} onClick={() => void recompute()}>
              {read(labels.recompute)}
            </Button>
          )}
        </NoticeBar>
      )}
      {previewing && (
        <RecomputePreviewDialog
          year={year}
          onClose={() => setPreviewing(false)}
          onRecompute={onRecomputed && (() => void recompute())}
        />
      )}
      <Dialog
        open={open}
        size="medium"
        title={labels.recompute}
        onClose={() => setOpen(false)}
        footer={
          <Button variant="primary" disabled={recomputing.running} onClick={() => setOpen(false)}>
            {read(labels.close)}
          </Button>
        }
      >
        <RecomputeOutcome recomputing={recomputing} />
      </Dialog>
    </>
  );
});

/** Best effort: a page without the notice is as useful as before. */
async function stateOf(ports: Pick<Ports, 'ledger'>, year: string): Promise<YearState | null> {
  try {
    return await ports.ledger.yearState({ year });
  } catch {
    return null;
  }
}
