import { useState } from 'react';
import { text, type Text } from '@rdm/core/internal/kernel';
import { Input } from '../../../components';
import { useText } from '../../../theme';

const labels = { ratio: text('所得税税率', 'Income tax rate') };

export interface TaxRatioProps {
  /** e.g. `25%` */
  value: string;
  error?: Text;
  changed: boolean;
  readOnly: boolean;
  onChange: (value: string) => void;
}

/** The income tax rate typed inside the row of code 44; applied on blur or Enter. */
export function TaxRatio({ value, error, changed, readOnly, onChange }: TaxRatioProps) {
  const read = useText();
  const [typed, setTyped] = useState<string>();
  const take = () => {
    if (typed !== undefined && typed !== value) onChange(withPercent(typed));
    setTyped(undefined);
  };
  return (
    <span className="flex flex-wrap items-center gap-2 text-hint text-dim">
      {read(labels.ratio)}
      {readOnly ? (
        <span className="text-ink tabular-nums">{value}</span>
      ) : (
        <span className="w-20" data-changed={changed || undefined}>
          <Input
            aria-label={read(labels.ratio)}
            invalid={error !== undefined}
            value={typed ?? value}
            onChange={setTyped}
            onBlur={take}
            onEnter={take}
          />
        </span>
      )}
      {error && (
        <span role="alert" className="text-danger">
          {read(error)}
        </span>
      )}
    </span>
  );
}

/** `25` and `25％` are `25%`; what is no number stays as typed. */
function withPercent(typed: string): string {
  const plain = typed.trim().replace('％', '%');
  if (plain === '') return '0%';
  return /^[\d.]+$/.test(plain) ? `${plain}%` : plain;
}
