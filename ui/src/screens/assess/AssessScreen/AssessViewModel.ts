import { makeAutoObservable, observableRef } from 'mobx';
import { type CalendarDate } from '@rdm/core/calendar';
import { text, type Text } from '@rdm/core/internal/kernel';
import { normaliseMoney, toTenThousandYuan, toYuan } from '@rdm/core/money';
import type { LocalDrafts } from '../../../resource/form/LocalDrafts';
import type { Question } from './question';
import { questionnaires, type Questionnaire, type QuestionnaireScore } from './questionnaire';

const said = {
  number: text('请填写 0 或以上的数字，现按未填写计算', 'Enter a number of 0 or above; it counts as not given now'),
  whole: text('请填写 0 或以上的整数，现按未填写计算', 'Enter a whole number; it counts as not given now'),
  signed: text('请填写数字，现按未填写计算', 'Enter a number; it counts as not given now'),
  tooLong: text('数字过长，请核对，现按未填写计算', 'The number is too long: check it; it counts as not given now'),
  tooMuch: text('占比超过 100%，请核对', 'The share is above 100%: please check'),
};

/** Maximum length of typed text; longer than any figure of an enterprise. */
const LONGEST = 20;
const YEARS = 3;
/** The part of the draft that holds the answers. */
const ANSWERS = 'answers';

/** A questionnaire as it is filled in, and the score that follows from it. */
export class AssessViewModel {
  /** As typed, by field; a field without an answer is not there. */
  values: Readonly<Record<string, string>>;

  /** @param today date the conditions are checked on and the years are counted from */
  constructor(
    private readonly drafts: LocalDrafts,
    readonly today: CalendarDate,
    readonly questionnaire: Questionnaire = questionnaires.highTech,
  ) {
    this.values = this.#kept();
    makeAutoObservable<this, 'drafts'>(
      this,
      { drafts: false, today: false, questionnaire: false, values: observableRef },
      { autoBind: true },
    );
  }

  /** The full years that are asked about, oldest first: the last three, or those operated. */
  get years(): readonly number[] {
    const operated = Number(this.values.years ?? YEARS);
    return this.#lastYears.slice(-operated);
  }

  get isBlank(): boolean {
    return Object.keys(this.values).length === 0;
  }

  get answers(): Readonly<Record<string, Answer>> {
    return Object.fromEntries(this.#questions.map((question) => [question.key, this.#answer(question)]));
  }

  get score(): QuestionnaireScore {
    return this.questionnaire.score(this.answers, this.today);
  }

  /** Takes answers over, amounts in 元; those of questions that are not asked are left out. */
  take(answers: Readonly<Record<string, unknown>>): void {
    const typed = this.#questions.flatMap((question) => this.#typed(question, answers[question.key]));
    this.values = { ...this.values, ...Object.fromEntries(typed) };
    this.#keep();
  }

  valueOf(field: string): string {
    return this.values[field] ?? '';
  }

  /** Why the typed text is not a valid answer. */
  faultOf(question: Question, field: string = question.key): Text | undefined {
    const value = this.valueOf(field);
    return value === '' ? undefined : numberFault(question, value);
  }

  /** A warning about an answer, which is still scored. */
  warningOf({ partOf }: Question): Text | undefined {
    const share = partOf && this.score.preconditions.find(({ key }) => key === partOf)?.actual;
    return share && Number.parseFloat(share) > 100 ? said.tooMuch : undefined;
  }

  set(field: string, value: string): void {
    const { [field]: _, ...others } = this.values;
    this.values = value === '' ? others : { ...others, [field]: value };
    this.#keep();
  }

  #keep(): void {
    if (this.isBlank) this.drafts.drop();
    else {
      const parts = { [ANSWERS]: { values: this.values, references: {}, version: null } };
      this.drafts.keep({ parts, keptAt: Date.now(), key: '', resume: true });
    }
  }

  clear(): void {
    this.values = {};
    this.drafts.drop();
  }

  /** The stored draft, limited to the current questions. */
  #kept(): Readonly<Record<string, string>> {
    const kept = Object.entries(this.drafts.read()?.parts[ANSWERS]?.values ?? {});
    const asked = new Set(this.#questions.flatMap((question) => this.#fieldsOf(question)));
    return Object.fromEntries(
      kept.filter((entry): entry is [string, string] => asked.has(entry[0]) && typeof entry[1] === 'string'),
    );
  }

  #fieldsOf({ key, kind }: Question): readonly string[] {
    return kind === 'yearly' ? this.#lastYears.map((year) => yearlyField(key, year)) : [key];
  }

  get #lastYears(): readonly number[] {
    const year = Number(this.today.slice(0, 4));
    return Array.from({ length: YEARS }, (_, index) => year - YEARS + index);
  }

  #answer(question: Question): Answer {
    if (question.kind !== 'yearly') return this.#answerIn(question, question.key);
    return this.years.map((year) => this.#answerIn(question, yearlyField(question.key, year)) as string | null);
  }

  /** An answer as it would be typed, by field. */
  #typed(question: Question, answer: unknown): [string, string][] {
    if (question.kind === 'yearly') {
      if (!Array.isArray(answer)) return [];
      const given: readonly unknown[] = answer;
      return this.#lastYears.flatMap((year, at) => {
        const typed = typedAs(question, given[at]);
        return typed === null ? [] : [[yearlyField(question.key, year), typed] as [string, string]];
      });
    }
    const typed = typedAs(question, answer);
    return typed === null ? [] : [[question.key, typed]];
  }

  get #questions(): readonly Question[] {
    return this.questionnaire.sections.flatMap((section) => section.questions);
  }

  #answerIn(question: Question, field: string): string | boolean | null {
    const value = this.valueOf(field);
    if (value === '' || this.faultOf(question, field)) return null;
    if (question.kind === 'yesNo') return value === 'yes';
    return isAmount(question) ? toYuan(value, 'tenThousandYuan') : value;
  }
}

/** The field of one year of a yearly question. */
export const yearlyField = (key: string, year: number): string => `${key}/${year}`;

type Answer = string | boolean | null | readonly (string | null)[];

/** Null for what is no answer to the question. */
function typedAs(question: Question, answer: unknown): string | null {
  if (typeof answer === 'boolean') return question.kind === 'yesNo' ? (answer ? 'yes' : 'no') : null;
  if (typeof answer === 'number' && question.kind === 'yesNo') return answer > 0 ? 'yes' : 'no';
  if (typeof answer !== 'string' && typeof answer !== 'number') return null;
  return isAmount(question) ? toTenThousandYuan(String(answer), 'yuan') || null : String(answer);
}

const isAmount = ({ kind }: Question): boolean => kind === 'amount' || kind === 'yearly';

function numberFault(question: Question, value: string): Text | undefined {
  if (question.kind !== 'number' && !isAmount(question)) return undefined;
  const isSigned = question.kind === 'yearly' && question.signed === true;
  const isWhole = question.kind === 'number' && question.whole === true;
  const sentence = isWhole ? said.whole : isSigned ? said.signed : said.number;
  if (normaliseMoney(value) === '' || (!isSigned && value.startsWith('-')) || (isWhole && !/^\+?\d+$/.test(value)))
    return sentence;
  return value.length > LONGEST ? said.tooLong : undefined;
}
