import type { Text } from '@rdm/core/internal/kernel';
import type { Option } from '../../../components';

/** How a question is answered; amounts in 万元. */
export type AnswerKind =
  /** yyyy-MM-dd, up to today. */
  | { readonly kind: 'date' }
  /** 0 or above; `whole` ones are counted. */
  | { readonly kind: 'number'; readonly whole?: true }
  | { readonly kind: 'amount' }
  /** An amount for each of the last three years; `signed` ones may be below 0. */
  | { readonly kind: 'yearly'; readonly signed?: true }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'choice'; readonly options: readonly Option[] };

export type Question = AnswerKind & {
  /** The name of the answer. */
  readonly key: string;
  readonly label: Text;
  readonly hint?: Text;
  /** Takes a full row because of its long label. */
  readonly wide?: true;
  /** The condition whose share must not exceed 100%, because this answer is a part of another. */
  readonly partOf?: string;
};

/** A line under the questions that follows from them: a condition, or an item of the score. */
export type Outcome =
  | { readonly condition: string }
  /** `rate`: the figure its points derive from is shown as well. */
  | { readonly item: string; readonly rate?: true };

export interface QuestionSection {
  readonly key: string;
  readonly label: Text;
  /** The part of the score it determines. */
  readonly part?: string;
  readonly questions: readonly Question[];
  readonly outcomes: readonly Outcome[];
}
