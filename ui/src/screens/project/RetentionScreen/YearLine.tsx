import { Link } from 'react-router';
import { fill, text } from '@rdm/core/internal/kernel';
import type { Retention } from '@rdm/core/internal/retention';
import { CompletenessRing } from '../../../components';
import { useText } from '../../../theme';
import { MissingFiles } from './MissingFiles';

const labels = {
  ofYear: text('{year}年度资料（不按项目）', 'Files of {year} as a whole'),
  complete: text(
    '资料齐全；辅助账、汇总表与申报表在打包时出具',
    'Complete; ledgers and forms are printed with the pack',
  ),
  prove: text('去上传企业类型证明', 'Upload the proof of the kind of enterprise'),
};

const PROOFS = '/rdm/enterpriseyear';

/** How far the files of the year as a whole are collected, with the page where the proofs are uploaded. */
export function YearLine({ year, ofYear: { completeness, missing } }: { year: string; ofYear: Retention }) {
  const read = useText();
  return (
    <li className="grid grid-cols-1 items-start gap-x-4 gap-y-1 py-2 md:grid-cols-[9rem_1fr]">
      <CompletenessRing percent={completeness} />
      <div className="min-w-0 space-y-1">
        <p>{read(fill(labels.ofYear, { year }))}</p>
        <MissingFiles missing={missing} />
        {missing.length === 0 ? (
          <p className="text-table text-success">{read(labels.complete)}</p>
        ) : (
          <Link to={PROOFS} className="text-table text-accent-text underline underline-offset-3">
            {read(labels.prove)}
          </Link>
        )}
      </div>
    </li>
  );
}
