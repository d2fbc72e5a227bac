import type { Points } from '@rdm/core/internal/assessment';
import { text } from '@rdm/core/internal/kernel';
import { useText, type Label } from '../../../theme';
import type { QuestionnaireScore } from './questionnaire';
import { pointsText } from './verdict';

const labels = {
  table: text('评价得分', 'Score'),
  part: text('评价指标', 'Part'),
  range: text('得分范围', 'Range'),
  suggested: text('建议得分', 'Suggested'),
  max: text('满分', 'Max'),
  total: text('合计', 'Total'),
};
const heads = [labels.range, labels.suggested, labels.max];

/** The parts of the score and what they add up to. */
export function PartTable({ score }: { readonly score: QuestionnaireScore }) {
  const read = useText();
  return (
    <table aria-label={read(labels.table)} className="w-full text-table">
      <thead className="text-dim">
        <tr className="border-b border-line">
          <th scope="col" className="py-1 text-left font-normal">
            {read(labels.part)}
          </th>
          {heads.map((head) => (
            <th key={head.en} scope="col" className="py-1 pl-3 text-right font-normal whitespace-nowrap">
              {read(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {score.parts.map((part) => (
          <PointsRow key={part.key} label={part.label} points={part} max={part.max} />
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <PointsRow label={labels.total} points={score} max={score.parts.reduce((sum, { max }) => sum + max, 0)} />
      </tfoot>
    </table>
  );
}

function PointsRow({ label, points, max }: { label: Label; points: Points; max: number }) {
  const read = useText();
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-1.5 text-left [font-weight:inherit]">
        {read(label)}
      </th>
      <td className="py-1.5 pl-3 text-right whitespace-nowrap tabular-nums">{pointsText(points)}</td>
      <td className="py-1.5 pl-3 text-right tabular-nums">{points.suggested}</td>
      <td className="py-1.5 pl-3 text-right text-dim tabular-nums">{max}</td>
    </tr>
  );
}
