import { answersIn, type AnswerValue, type EvaluationKind } from '@rdm/core/internal/evaluation';
import { text, type Text } from '@rdm/core/internal/kernel';
import { toTenThousandYuan } from '@rdm/core/money';
import { formatDecimal } from '../../../components';
import type { Question } from '../AssessScreen/question';
import { questionnaires } from '../AssessScreen/questionnaire';
import type { EvaluationRecord } from './EvaluationViewModel';

/** An answer that differs between records, as it is asked and answered. */
export interface ChangedAnswer {
  readonly key: string;
  readonly label: Text;
  /** By record. */
  readonly values: readonly (Text | string)[];
}

const yes = text('是', 'Yes');
const no = text('否', 'No');

/** The answers in which records differ, in the order of the questions. */
export function changedAnswers(records: readonly EvaluationRecord[]): ChangedAnswer[] {
  const answers = records.map((record) => answersIn(record.answers));
  const kind = (records[0]?.kind ?? 'highTech') as EvaluationKind;
  const questions = questionnaires[kind].sections.flatMap((section) => section.questions);
  return questions
    .filter(({ key }) => new Set(answers.map((each) => JSON.stringify(each[key] ?? null))).size > 1)
    .map((question) => ({
      key: question.key,
      label: question.label,
      values: answers.map((each) => shown(question, each[question.key] ?? null)),
    }));
}

function shown(question: Question, value: AnswerValue): Text | string {
  if (value === null) return '—';
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'object') return value.map((each) => shown(question, each)).join(' / ');
  if (question.kind === 'choice')
    return question.options.find((option) => option.value === value)?.label ?? String(value);
  if (question.kind !== 'amount' && question.kind !== 'yearly') return String(value);
  const amount = toTenThousandYuan(String(value), 'yuan');
  return amount === '' ? String(value) : formatDecimal(amount);
}
