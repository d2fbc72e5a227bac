import { text } from '@rdm/core/internal/kernel';
import { Field, YearInput } from '../../components';

const label = text('年度', 'Year');

/** The year of a page; it cannot be emptied. */
export function LedgerYear({ year, onChange }: { year: string; onChange: (year: string) => void }) {
  return (
    <Field label={label} layout="front" className="w-40">
      <YearInput value={year} onChange={(next) => next !== '' && onChange(next)} />
    </Field>
  );
}
