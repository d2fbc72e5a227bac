import { refusedInput } from '../fault';
import { text, type Language, type Text } from '../text';
import type { Trace } from '../trace';
import { requireTrace } from './require-trace';

export interface ExplainOptions {
  /** `text` unless given. */
  readonly as?: 'text' | 'markdown' | 'html';
  /** Chinese unless given. */
  readonly language?: Language;
  /** Whether figures of numbered lines begin with the number that formulas refer to them by; true unless given. */
  readonly numbers?: boolean;
  /** Whether inputs of 0 are listed; unless given they are only counted. */
  readonly zeros?: boolean;
  /** Levels of inputs below the figure; all of them unless given. */
  readonly depth?: number;
}

/** A figure of an explanation: its sentence, and those of its inputs. */
interface Explained {
  readonly figure: Sentence;
  readonly inputs: readonly Explained[];
}

interface Sentence {
  readonly number: string;
  readonly label: string;
  /** The formula or the origin, the value, the provision. */
  readonly rest: string;
}

const punctuation = {
  zh: { colon: '：', open: '（', close: '）', omitted: (count: number) => `另有${count}项为0` },
  en: { colon: ': ', open: ' (', close: ')', omitted: (count: number) => `${count} more of 0` },
} as const;

/**
 * A trace for people to read: a line for each figure, indented under the one it is an input of, as
 * `number label: formula = value (document article)`; figures that were given have their origin in brackets. HTML is a
 * nested list without a style, and its texts are escaped, as those of Markdown are.
 *
 * @throws DomainError `TRACE_UNREADABLE` for what is no trace; `INVALID_INPUT` for an `as` or a language that does not
 * exist
 */
export function explain(trace: Trace, options?: ExplainOptions | null): string {
  const { as = 'text', language = 'zh', numbers = true, zeros = false, depth = Infinity } = options ?? {};
  return known(
    writers,
    as,
    'as',
  )(explained(trace, { language: known(languages, language, 'language'), numbers, zeros, depth }));
}

const UNKNOWN = text('没有这个选项', 'There is no such option');
const languages: Readonly<Record<Language, Language>> = { zh: 'zh', en: 'en' };

function known<Value>(options: Readonly<Record<string, Value>>, name: unknown, option: string): Value {
  if (typeof name !== 'string' || !Object.hasOwn(options, name))
    throw refusedInput('INVALID_INPUT', [option], name, UNKNOWN);
  return options[name]!;
}

type Shown = Required<Omit<ExplainOptions, 'as'>>;

function explained(given: Trace, shown: Shown): Explained {
  const trace = requireTrace(given);
  const { language, zeros, depth } = shown;
  const below = depth > 0 ? trace.inputs : [];
  const listed = zeros ? below : below.filter(({ value }) => !isZero(value));
  const inputs = listed.map((input) => explained(input, { ...shown, depth: depth - 1 }));
  const omitted = below.length - listed.length;
  const rest = { number: '', label: punctuation[language].omitted(omitted), rest: '' };
  return {
    figure: sentenceFor(trace, shown),
    inputs: omitted > 0 ? [...inputs, { figure: rest, inputs: [] }] : inputs,
  };
}

function sentenceFor({ key, label, formula, value, basis, inputs }: Trace, { language, numbers }: Shown): Sentence {
  const { colon, open, close } = punctuation[language];
  const read = (text: Text) => text[language];
  const number = numbers ? (/^(?:line|row)([\d.]+)$/.exec(key)?.[1] ?? '') : '';
  const law = basis ? `${open}${basis.document} ${basis.article}${close}` : '';
  const rest =
    inputs.length > 0
      ? `${colon}${read(formula)} = ${value}${law}`
      : `${colon}${value}${open}${read(formula)}${close}${law}`;
  return { number, label: read(label), rest };
}

const isZero = (value: string): boolean => /^-?0*(\.0*)?$/.test(value);

const writers: Readonly<Record<NonNullable<ExplainOptions['as']>, (whole: Explained) => string>> = {
  text: (whole) => lines(whole, '', ({ number, label, rest }) => `${spaced(number)}${label}${rest}`),
  markdown: (whole) =>
    lines(whole, '- ', ({ number, label, rest }) => {
      const strong = `**${inMarkdown(`${spaced(number)}${label}`)}**`;
      return `${rest === '' ? inMarkdown(label) : strong}${inMarkdown(rest)}`;
    }),
  html: (whole) => `<ul>${item(whole)}</ul>`,
};

const spaced = (number: string): string => (number === '' ? '' : `${number} `);

function lines(
  { figure, inputs }: Explained,
  bullet: string,
  write: (figure: Sentence) => string,
  indent = '',
): string {
  const own = `${indent}${bullet}${write(figure)}`;
  return [own, ...inputs.map((input) => lines(input, bullet, write, `${indent}  `))].join('\n');
}

function item({ figure: { number, label, rest }, inputs }: Explained): string {
  const below = inputs.length > 0 ? `<ul>${inputs.map(item).join('')}</ul>` : '';
  return `<li>${inHtml(`${spaced(number)}${label}${rest}`)}${below}</li>`;
}

const inMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const inHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);
