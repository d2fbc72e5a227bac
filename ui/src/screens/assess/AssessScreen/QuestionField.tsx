import { observer } from 'mobx-react-lite';
import { text } from '@rdm/core/internal/kernel';
import { DateInput, Field, formatDecimal, NumberInput, Select } from '../../../components';
import type { Question } from './question';
import type { AssessViewModel } from './AssessViewModel';

const yesNo = [
  { value: 'yes', label: text('是', 'Yes') },
  { value: 'no', label: text('否', 'No') },
];

export interface QuestionProps {
  form: AssessViewModel;
  question: Question;
}

/** A question with its one answer. */
export const QuestionField = observer(function QuestionField({ form, question }: QuestionProps) {
  const { key, label, hint, wide } = question;
  return (
    <Field
      label={label}
      hint={hint}
      error={form.faultOf(question)}
      warning={form.warningOf(question)}
      className={wide && 'sm:col-span-full'}
    >
      <Answer form={form} question={question} field={key} />
    </Field>
  );
});

/** The control of an answer; a yearly question has one a year. */
export const Answer = observer(function Answer({ form, question, field }: QuestionProps & { field: string }) {
  const className = question.wide && 'sm:max-w-[calc(50%-0.5rem)]';
  const control = { value: form.valueOf(field), onChange: (value = '') => form.set(field, value), className };
  switch (question.kind) {
    case 'date':
      return <DateInput {...control} max={form.today} />;
    case 'number':
      return <NumberInput {...control} format={asTyped} />;
    case 'amount':
    case 'yearly':
      return <NumberInput {...control} format={withSeparators} />;
    case 'yesNo':
      return <Select {...control} clearable options={yesNo} />;
    case 'choice':
      return <Select {...control} clearable options={question.options} />;
  }
});

const asTyped = (value: string) => value;

/** Two decimals, and those typed beyond them. */
const withSeparators = (value: string) => formatDecimal(value, Math.max(2, value.split('.')[1]?.length ?? 0));
