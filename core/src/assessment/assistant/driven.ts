import type { Language } from '../../kernel';

/** Input of a language model that formulates findings. */
export interface AssistantQuestion {
  readonly task: 'proposal' | 'costs' | 'policies';
  readonly language: Language;
  /** What was asked and found, a line each. */
  readonly facts: readonly string[];
}

/** Turns findings into prose. Its only input is the question; it has no side effects. */
export interface Assistant {
  /** The prose, or null without a response. */
  prose(question: AssistantQuestion): Promise<string | null>;
}
