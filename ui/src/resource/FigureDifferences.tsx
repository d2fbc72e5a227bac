import { text, type Text } from '@rdm/core/internal/kernel';
import { yuan } from '@rdm/core/money';
import { useText } from '../theme';
import { formatDecimal } from '../components';

interface FigureDifference {
  readonly key: string;
  /** What the figure stands on. */
  readonly paper?: Text;
  readonly label: Text;
  /** Amounts, which have decimals, are shown with separators, counts and other values as they are; null where there is none. */
  readonly before: string | null;
  readonly after: string | null;
}

const labels = { figure: text('项目', 'Figure'), change: text('增减', 'Change') };
const isAmount = (value: string | null): value is string => value !== null && /^-?\d+\.\d+$/.test(value);
const shown = (value: string | null) => (isAmount(value) ? formatDecimal(value) : (value ?? '—'));

/** What an amount has gained, with its sign; nothing for counts, codes and where one of the two is missing. */
function changeOf({ before, after }: FigureDifference): string {
  if (!isAmount(before) || !isAmount(after)) return '';
  const change = formatDecimal(yuan(after).minus(yuan(before)).toString());
  return change.startsWith('-') ? change : `+${change}`;
}

interface FigureDifferencesProps {
  readonly title: Text;
  readonly before: Text;
  readonly after: Text;
  readonly lines: readonly FigureDifference[];
}

const figure = 'py-1 pl-4 text-right whitespace-nowrap tabular-nums';

/** Figures that differ between two states, one a line under the paper they stand on, with both values and the change. */
export function FigureDifferences({ title, before, after, lines }: FigureDifferencesProps) {
  const read = useText();
  const papers = new Map<string, FigureDifference[]>();
  for (const line of lines) {
    const paper = line.paper ? read(line.paper) : '';
    papers.set(paper, [...(papers.get(paper) ?? []), line]);
  }
  return (
    <table aria-label={read(title)} className="w-full text-table">
      <thead className="text-hint text-dim">
        <tr>
          <th className="text-left font-normal">{read(labels.figure)}</th>
          {[before, after, labels.change].map((column) => (
            <th key={column.zh} className="pl-4 text-right font-normal whitespace-nowrap">
              {read(column)}
            </th>
          ))}
        </tr>
      </thead>
      {[...papers].map(([paper, ofPaper]) => (
        <tbody key={paper}>
          {paper !== '' && (
            <tr className="border-t border-line">
              <th scope="rowgroup" colSpan={4} className="pt-3 pb-1 text-left font-semibold">
                {paper}
              </th>
            </tr>
          )}
          {ofPaper.map((line) => (
            <tr key={line.key} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {read(line.label)}
              </th>
              <td className={figure}>{shown(line.before)}</td>
              <td className={figure}>{shown(line.after)}</td>
              <td className={figure}>{changeOf(line)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
