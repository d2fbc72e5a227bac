import type { Assistant, AssistantQuestion } from '@rdm/core/internal/assessment';

export interface ChatAssistantOptions {
  /** Base address of `chat/completions`. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
  /** Called with the reason why no answer came, for the operator; never with the question. */
  readonly report?: (reason: string) => void;
  /** Milliseconds an answer may take; one minute by default. */
  readonly timeout?: number;
}

const tasks: Readonly<Record<AssistantQuestion['task'], string>> = {
  proposal: 'what the plan of an R&D project still needs for the super-deduction, and how to write it',
  costs: 'what looks wrong in the R&D costs of a year and in which order to put it right',
  policies: 'what the quoted rules on the super-deduction of R&D expenses mean for an enterprise',
};

const languages: Readonly<Record<AssistantQuestion['language'], string>> = { zh: 'Chinese', en: 'English' };

/** Longer answers are truncated: they would be too long to read beside a list of findings. */
const LONGEST = 4_000;

/**
 * Asks a language model through an OpenAI-compatible chat API. Only the findings are sent; a timeout or an invalid
 * answer yields null.
 */
export function createChatAssistant({ url, key, model, report, timeout = 60_000 }: ChatAssistantOptions): Assistant {
  const address = `${url.replace(/\/+$/, '').replace(/\/chat\/completions$/, '')}/chat/completions`;
  const silent = (why: string): null => {
    report?.(`语言模型 / language model: ${why}`);
    return null;
  };
  return {
    async prose({ task, language, facts }) {
      const instruction =
        `Explain to a finance clerk of a Chinese enterprise ${tasks[task]}. Use the findings below and nothing else; ` +
        `name no law, figure or fact that is not in them. Plain sentences in ${languages[language]}, at most 300 words.`;
      const messages = [
        { role: 'system', content: instruction },
        { role: 'user', content: facts.filter((fact) => fact !== '').join('\n') },
      ];
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json; charset=utf-8' },
          body: JSON.stringify({ model, messages, stream: false }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        });
        if (!response.ok) {
          await response.body?.cancel();
          return silent(`HTTP ${response.status}`);
        }
        const said = contentOf(await response.json());
        return said === null ? silent('the answer holds no text') : said.slice(0, LONGEST);
      } catch (error) {
        return silent(error instanceof Error ? error.name : String(error));
      }
    },
  };
}

/** `choices[0].message.content`, where it is a text that is not blank. */
function contentOf(answer: unknown): string | null {
  const { choices } = (answer ?? {}) as { choices?: unknown };
  const [first] = Array.isArray(choices) ? (choices as { message?: { content?: unknown } }[]) : [];
  const content = first?.message?.content;
  return typeof content === 'string' && content.trim() !== '' ? content.trim() : null;
}
