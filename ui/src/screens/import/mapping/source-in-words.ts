import { fill, text, type Text } from '@rdm/core/internal/kernel';
import type { FieldSource } from '@rdm/core/internal/records';
import { sourceLabels } from './source-choices';
import { stepLabels } from './step-kinds';

const COLUMN = text('列“{heading}”', 'Column {heading}');
const SUM = text('{headings} 相加', 'Sum of {headings}');
const CONSTANT = text('固定值“{value}”', 'Fixed value {value}');
const STEP = text('，{step}', ', {step}');

/** A source within another in a few words: where it comes from and what is done to it. */
export function sourceInWords(source: FieldSource): Text {
  return (source.steps ?? []).reduce((words, step) => {
    const detail = 'pattern' in step ? ` ${step.pattern}` : '';
    const { zh, en } = stepLabels[step.do];
    return text(words.zh + fill(STEP, { step: zh + detail }).zh, words.en + fill(STEP, { step: en + detail }).en);
  }, startInWords(source));
}

function startInWords(source: FieldSource): Text {
  switch (source.from) {
    case 'column':
      return fill(COLUMN, { heading: source.heading });
    case 'sum':
      return fill(SUM, { headings: source.headings.join(' + ') });
    case 'constant':
      return fill(CONSTANT, { value: source.value });
    default:
      return sourceLabels[source.from];
  }
}
