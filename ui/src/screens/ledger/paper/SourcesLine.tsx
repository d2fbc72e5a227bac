import ChevronRight from 'lucide:chevron-right';
import { Link } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { sourceLines, sourcesInShort, sourcesTitle, type SourceNote } from '@rdm/core/internal/ledger';
import { useText } from '../../../theme';

const labels = {
  colon: text('：', ': '),
  change: text('查看或修改费用来源', 'See or change the sources'),
};

export interface SourcesLineProps {
  year: string;
  sources: readonly SourceNote[] | undefined;
  /** Whether the page of the sources can be opened. */
  linked: boolean;
}

/** Where the cost of a paper was taken from, folded into a line; unfolded item by item with the reason. */
export function SourcesLine({ year, sources = [], linked }: SourcesLineProps) {
  const read = useText();
  const short = sourcesInShort(sources);
  if (short === null) return null;
  return (
    <details className="group mb-2 text-table text-dim">
      <summary className="flex w-fit cursor-pointer list-none items-start gap-1 rounded-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden size={14} className="mt-0.5 shrink-0 transition-transform group-open:rotate-90" />
        <span>
          {read(sourcesTitle)}
          {read(labels.colon)}
          {read(short)}
        </span>
      </summary>
      <ul className="mt-1 space-y-0.5 pl-5">
        {sourceLines(sources).map((line) => (
          <li key={line.zh}>{read(line)}</li>
        ))}
      </ul>
      {linked && (
        <Link to={`/rdm/cost-source?year=${year}`} className="mt-1 ml-5 inline-block text-accent-text hover:underline">
          {read(labels.change)}
        </Link>
      )}
    </details>
  );
}
