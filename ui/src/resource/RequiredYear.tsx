import { useState } from 'react';
import { text } from '@rdm/core/internal/kernel';
import { Field, YearInput } from '../components';

const labels = {
  year: text('年度', 'Year'),
  missing: text('请选择年度', 'Choose the year'),
};

export interface RequiredYearProps {
  year: string;
  onChange: (year: string) => void;
}

/** The year of a page: required; when cleared it shows an error and the page keeps its year. */
export function RequiredYear({ year, onChange }: RequiredYearProps) {
  const [missing, setMissing] = useState(false);
  return (
    <Field label={labels.year} layout="front" required error={missing ? labels.missing : undefined} className="w-44">
      <YearInput
        value={missing ? '' : year}
        onChange={(next) => {
          setMissing(next === '');
          if (next !== '') onChange(next);
        }}
      />
    </Field>
  );
}
