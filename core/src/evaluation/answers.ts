import { faults, Refusal, text } from '../kernel';

export type AnswerValue = string | number | boolean | null | readonly (string | number | null)[];
/** Answers of a questionnaire by its questions; amounts in 元. */
export type Answers = Readonly<Record<string, AnswerValue>>;

const LONGEST_TEXT = 100;
const MOST_ANSWERS = 60;
const isPlain = (value: unknown): value is string | number | null =>
  value === null || typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST_TEXT);

/** The answers in what was sent: an object, or its JSON; what is none of them is left out. */
export function answersIn(given: unknown): Answers {
  const object = typeof given === 'string' ? parsed(given) : given;
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return {};
  const answers = Object.entries(object).flatMap(([name, value]): [string, AnswerValue][] => {
    if (typeof value === 'boolean' || isPlain(value)) return [[name, value]];
    return Array.isArray(value) && value.length <= 3 && value.every(isPlain) ? [[name, value]] : [];
  });
  return Object.fromEntries(answers.filter(([name]) => /^[a-zA-Z0-9]{1,40}$/.test(name)).slice(0, MOST_ANSWERS));
}

function parsed(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return null;
  }
}

const unreadable = text(
  '答卷应为 JSON 对象：题目为字母数字，答案为不超过 100 字的文本、数字、是否或不超过三项的列表，最多 60 题',
  'Answers are a JSON object: questions of letters and digits; answers a text of up to 100 characters, a number, true or false, or a list of up to three; 60 questions at most',
);

/**
 * The JSON of answers that are to be kept; null where none were sent.
 * @throws Refusal where one of them would have to be left out: what a person answered is never lost in silence
 */
export function keptAnswers(given: unknown): string | null {
  if (given === undefined || given === null || given === '') return null;
  const object = typeof given === 'string' ? parsed(given) : given;
  const whole = typeof object === 'object' && object !== null && !Array.isArray(object);
  if (!whole || Object.keys(object).length !== Object.keys(answersIn(object)).length)
    throw new Refusal(faults.invalid(unreadable, [{ field: 'answers', message: unreadable }]));
  return typeof given === 'string' ? given : JSON.stringify(object);
}
