import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import CircleCheck from 'lucide:circle-check';
import ListChecks from 'lucide:list-checks';
import { fill, text } from '@rdm/core/internal/kernel';
import { Button } from '../../../components';
import { useText } from '../../../theme';
import type { ProjectFormViewModel } from './ProjectFormViewModel';

const labels = {
  missing: text('还缺什么', 'What is missing'),
  count: text('还缺 {count} 项', '{count} still missing'),
  complete: text('填写完整', 'Filled in'),
  failed: text('没有取得还缺的内容', 'What is missing did not arrive'),
  retry: text('重试', 'Retry'),
  stored: text('按已保存的内容检查', 'As far as it is saved'),
};

/** The missing data of a stored project, with a link to the field of each. */
export const GapList = observer(function GapList({ sheet }: { sheet: ProjectFormViewModel }) {
  const read = useText();
  const [open, setOpen] = useState(false);
  const { gaps, gapsFault } = sheet;
  if (gapsFault) {
    return (
      <p className="flex flex-wrap items-center gap-2 text-table text-dim">
        {read(labels.failed)}
        <Button size="small" variant="text" onClick={() => void sheet.loadGaps()}>
          {read(labels.retry)}
        </Button>
      </p>
    );
  }
  if (!gaps) return null;
  if (gaps.length === 0) {
    return (
      <p className="flex items-center gap-1 text-table text-success">
        <CircleCheck aria-hidden size={14} />
        {read(labels.complete)}
      </p>
    );
  }
  return (
    <div className="min-w-0">
      <Button
        size="small"
        variant="text"
        icon={<ListChecks aria-hidden size={14} />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {read(fill(labels.count, { count: gaps.length }))}
      </Button>
      {open && (
        <section aria-label={read(labels.missing)} className="mt-2 rounded-md bg-warning-soft px-3 py-2">
          <p className="text-hint text-dim">{read(labels.stored)}</p>
          <ul className="columns-1 gap-6 md:columns-2">
            {gaps.map((gap) => (
              <li key={`${gap.part} ${gap.field} ${gap.message.zh}`}>
                <button
                  type="button"
                  onClick={() => sheet.goToGap(gap)}
                  className="rounded-sm text-left underline decoration-1 underline-offset-3 hover:decoration-2"
                >
                  {read(gap.message)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
});
