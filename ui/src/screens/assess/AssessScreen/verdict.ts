import type { Condition } from '@rdm/core/internal/assessment';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import type { Tone } from '../../../components';
import type { QuestionnaireScore } from './questionnaire';

const SCORE = 'innovationScore';

const said = {
  blank: text(
    '填写问卷，结果随填随算；没有填写的内容不会算作不符合。',
    'Answer the questions and the result follows; what is not answered does not count as failed.',
  ),
  yes: text(
    '符合认定条件：{total} 项条件全部满足，评价得分不低于 {low} 分。',
    'It qualifies: all {total} conditions hold, with a score of {low} or more.',
  ),
  holds: text('符合入库条件。', 'It qualifies.'),
  no: text(
    '按已填内容，有 {count} 项条件不符合。',
    'By what was answered, conditions that do not hold: {count} of {total}.',
  ),
  open: text(
    '还不能判断：{count} 项条件没有填完。',
    'It cannot be said yet; conditions not fully answered: {count} of {total}.',
  ),
  experts: text(
    '其余条件均已符合，能否通过取决于专家评分：得分在 {points} 分之间，须 {required} 分，建议得分 {suggested} 分。',
    'All else holds and the experts decide: the score lies within {points}, is to be {required}, and {suggested} is suggested.',
  ),
};

/** Label and tone of a condition by its state. */
export const standings = {
  yes: { label: text('符合', 'Holds'), tone: 'success' },
  no: { label: text('不符合', 'Fails'), tone: 'danger' },
  open: { label: text('未填写', 'Not given'), tone: 'neutral' },
  experts: { label: text('待评分', 'Experts decide'), tone: 'warning' },
} as const satisfies Record<string, { label: Text; tone: Tone }>;

/** An answered score may still be open: experts decide within its range. */
export function standingOf(condition: Condition, score: QuestionnaireScore): keyof typeof standings {
  if (condition.ok !== null) return condition.ok ? 'yes' : 'no';
  const isAnswered = score.parts.every(({ items }) => items.every(({ given }) => given));
  return condition.key === SCORE && isAnswered ? 'experts' : 'open';
}

/** The result in a sentence. */
export function verdictOf(score: QuestionnaireScore, isBlank: boolean): Text {
  const standing = score.preconditions.map((condition) => standingOf(condition, score));
  const count = (of: keyof typeof standings) => standing.filter((each) => each === of).length;
  if (isBlank) return said.blank;
  const total = score.preconditions.length;
  if (score.qualifies === 'yes')
    return score.parts.length === 0 ? said.holds : fill(said.yes, { total, low: score.low });
  if (score.qualifies === 'no') return fill(said.no, { total, count: count('no') });
  if (count('open') > 0) return fill(said.open, { total, count: count('open') });
  const { required } = score.preconditions.find(({ key }) => key === SCORE)!;
  return fill(said.experts, { points: pointsText(score), required, suggested: score.suggested });
}

/** `7–8`, or `7` where nothing is left open. */
export function pointsText({ low, high }: { readonly low: number; readonly high: number }): string {
  return low === high ? String(low) : `${low}–${high}`;
}

const yesNo: Readonly<Record<string, Text>> = { true: text('是', 'yes'), false: text('否', 'no') };

/** A figure or yes/no for display; a dash where there is none. */
export function factText(fact: string | null): Text | string {
  return fact === null ? '—' : (yesNo[fact] ?? fact);
}
