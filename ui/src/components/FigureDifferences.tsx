import { text, type Text } from '@rdm/core/internal/kernel';
import { useText } from '../theme';
import { formatDecimal } from './decimal-text';

interface FigureDifference {
  readonly key: string;
  /** What the figure stands on. */
  readonly paper?: Text;
  readonly label: Text;
  /** Amounts, which have decimals, are shown with separators, counts and other values as they are; null where there is none. */
  readonly before: string | null;
  readonly after: string | null;
}

const labels = { paper: text('表单', 'Paper'), figure: text('项目', 'Figure') };
const shown = (value: string | null) => {
  if (value === null) return '—';
  return /^-?\d+\.\d+$/.test(value) ? formatDecimal(value) : value;
};

interface FigureDifferencesProps {
  readonly title: Text;
  readonly before: Text;
  readonly after: Text;
  readonly lines: readonly FigureDifference[];
}

/** Figures that differ between two states, one a line, each with both values. */
export function FigureDifferences({ title, before, after, lines }: FigureDifferencesProps) {
  const read = useText();
  const withPaper = lines.some(({ paper }) => paper !== undefined);
  return (
    <table aria-label={read(title)} className="w-full text-table">
      <thead className="text-hint text-dim">
        <tr>
          {withPaper && <th className="text-left font-normal">{read(labels.paper)}</th>}
          <th className="text-left font-normal">{read(labels.figure)}</th>
          <th className="text-right font-normal">{read(before)}</th>
          <th className="text-right font-normal">{read(after)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} className="border-t border-line">
            {withPaper && <td className="py-1">{line.paper && read(line.paper)}</td>}
            <th scope="row" className="py-1 text-left font-normal">
              {read(line.label)}
            </th>
            <td className="text-right tabular-nums">{shown(line.before)}</td>
            <td className="text-right tabular-nums">{shown(line.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
