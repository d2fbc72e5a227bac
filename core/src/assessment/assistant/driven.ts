import type { Language } from '../../kernel';

/** What a language model is asked to put into words. */
export interface AssistantQuestion {
  readonly task: 'proposal' | 'costs' | 'policies';
  readonly language: Language;
  /** What was asked and found, a line each. */
  readonly facts: readonly string[];
}

/** Puts findings into prose. It sees nothing but the question and changes nothing. */
export interface Assistant {
  /** The prose, or null when no answer came. */
  prose(question: AssistantQuestion): Promise<string | null>;
}
