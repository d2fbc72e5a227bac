import { text, type Text } from '@rdm/core/internal/kernel';
import type { Field } from '@rdm/core/internal/records';

const units = {
  yuan: text('元', 'yuan'),
  thousandYuan: text('千元', 'thousand yuan'),
  tenThousandYuan: text('万元', '10k yuan'),
} as const;

const saysItsUnit = /[(（]([^()（）]*元)[)）]/;

/** A heading with the unit of its amounts, which a label may name itself, as the column of its workbook does. */
export function labelWithUnit(label: Text, field: Field): Text {
  const unit =
    field.kind === 'money' ? units[field.unit] : field.kind === 'computed' && field.as === 'money' ? units.yuan : null;
  if (saysItsUnit.test(label.zh)) return text(label.zh.replace(saysItsUnit, '（$1）'), label.en);
  if (!unit) return label;
  return text(`${label.zh}（${unit.zh}）`, `${label.en} (${unit.en})`);
}
