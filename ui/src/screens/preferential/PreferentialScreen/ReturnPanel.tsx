import { text } from '@rdm/core/internal/kernel';
import type { ReturnPlace } from '@rdm/core/tax';
import { Amount, Card } from '../../../components';
import { useText } from '../../../theme';
import { LawLink } from '../../../resource/LawLink';

const labels = {
  title: text('填入申报表', 'For the tax return'),
  line51: text('第51行', 'Line 51'),
  item: text('优惠事项名称：', 'Name of the item: '),
  uncertain: text(
    '行次或事项名称只有一个出处，申报前请与申报系统核对',
    'The line or the name of the item rests on one source; compare it with the filing system before filing',
  ),
};

/** Where line 51 stands in the return, line by line, with the name of the item. */
export function ReturnPanel({ place, amount }: { place: ReturnPlace; amount: string }) {
  const read = useText();
  const { steps, item, basis, certain } = place;
  const lineOf = ({ form, line }: (typeof steps)[number]) => text(`${form} 第${line}行`, `${form} line ${line}`);
  return (
    <Card title={labels.title}>
      <p>
        {[labels.line51, ...steps.map(lineOf)].map(read).join(' → ')}
        {'　'}
        <Amount value={amount} />
      </p>
      {item && (
        <p>
          {read(labels.item)}
          {read(item)}
        </p>
      )}
      <p className="text-hint text-muted">
        <LawLink basis={basis} />
      </p>
      {!certain && <p className="text-hint text-warning">{read(labels.uncertain)}</p>}
    </Card>
  );
}
