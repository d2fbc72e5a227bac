import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text } from '@rdm/core/internal/kernel';
import { Field } from '../../../components';
import { useText } from '../../../theme';
import { Answer, type QuestionProps } from './QuestionField';
import { yearlyField } from './AssessViewModel';

const labels = { year: text('{year}年', '{year}') };

/** A question asked for each year, the years side by side. */
export const YearlyQuestion = observer(function YearlyQuestion({ form, question }: QuestionProps) {
  const read = useText();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="col-span-full">
      <p id={id} className="mb-1 text-dim">
        {read(question.label)}
      </p>
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        {form.years.map((year) => {
          const field = yearlyField(question.key, year);
          return (
            <Field key={year} label={fill(labels.year, { year })} error={form.faultOf(question, field)}>
              <Answer form={form} question={question} field={field} />
            </Field>
          );
        })}
      </div>
    </div>
  );
});
