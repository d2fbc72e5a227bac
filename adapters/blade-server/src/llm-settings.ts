import * as v from 'valibot';
import { headerKey, httpAddress, variableGroup } from './variable-group';

/** A language model with an OpenAI-compatible API. */
export interface LlmSettings {
  /** Base address of `chat/completions`. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
}

export const readLlm = variableGroup({
  use: { zh: '使用语言模型', en: 'For the language model' },
  variables: {
    RDM_LLM_URL: httpAddress('RDM_LLM_URL', 'https://llm.example.com/v1'),
    RDM_LLM_KEY: headerKey('RDM_LLM_KEY'),
    RDM_LLM_MODEL: v.optional(v.string(), 'gpt-4o-mini'),
  },
  shared: ['RDM_LLM_MODEL'],
  settings: ({ RDM_LLM_URL: url, RDM_LLM_KEY: key, RDM_LLM_MODEL: model }): LlmSettings => ({ url, key, model }),
});
