import { text, type Text } from '@rdm/core/internal/kernel';
import type { Field } from '@rdm/core/internal/records';

const units = {
  yuan: text('元', 'yuan'),
  thousandYuan: text('千元', 'k yuan'),
  tenThousandYuan: text('万元', '10k yuan'),
} as const;

const saysItsUnit = /[(（][^()（）]*元[)）]/;

/** A heading with the unit of its amounts, unless the label already names one. */
export function labelWithUnit(label: Text, field: Field): Text {
  const unit =
    field.kind === 'money' ? units[field.unit] : field.kind === 'computed' && field.as === 'money' ? units.yuan : null;
  if (!unit || saysItsUnit.test(label.zh)) return label;
  return text(`${label.zh}（${unit.zh}）`, `${label.en} (${unit.en})`);
}
