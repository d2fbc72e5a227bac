import * as v from 'valibot';
import { DomainError, type InputIssue } from '../../kernel';
import { sentences } from './sentences';

/**
 * The input of a calculation, after every check of its schema.
 * @throws DomainError with all issues; its code follows from the first: `NOT_AN_AMOUNT`, `YEAR_NOT_COVERED`,
 * `INVALID_SCHEDULE` or `INVALID_INPUT`
 */
export function checkedInput<Input>(schema: v.GenericSchema<Input>, input: Input): Input {
  const issues = inputIssues(schema, input);
  if (issues.length === 0) return input;
  const [{ path, message }] = issues as [InputIssue];
  throw new DomainError(codeOf(message.en), `${path.join('.')}: ${message.en}`, issues);
}

/** Everything that is wrong with an input, in both languages. */
function inputIssues(schema: v.GenericSchema, input: unknown): InputIssue[] {
  const zh = v.safeParse(schema, input, { lang: 'zh' });
  if (!zh.issues) return [];
  const en = v.safeParse(schema, input, { lang: 'en' });
  return zh.issues.map((issue, at) => ({
    path: (issue.path ?? []).map(({ key }) => key as string | number),
    value: issue.input,
    message: { zh: issue.message, en: en.issues![at]!.message },
  }));
}

function codeOf(message: string): string {
  return Object.values(sentences).find(({ en }) => en === message)?.code ?? 'INVALID_INPUT';
}
