import { readKeyedAddress } from './keyed-address';

/** A language model behind an interface like OpenAI's. */
export interface LlmSettings {
  /** Where `chat/completions` lies. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
}

const names = {
  url: 'RDM_LLM_URL',
  key: 'RDM_LLM_KEY',
  service: { zh: '语言模型', en: 'language model' },
  example: 'https://llm.example.com/v1',
};
const STANDARD_MODEL = 'gpt-4o-mini';

/** Address and key or none; which model is asked may be left to the product. */
export function readLlm(given: (name: string) => string | null, mistakes: string[]): LlmSettings | null {
  const read = readKeyedAddress(names, given, mistakes);
  return read && { ...read, model: given('RDM_LLM_MODEL') ?? STANDARD_MODEL };
}
