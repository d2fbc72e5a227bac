/** A text in both languages of the product, stated where the thing it names is defined. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

export type Language = keyof Text;

/* @__NO_SIDE_EFFECTS__ */ export function text(zh: string, en: string): Text {
  return { zh, en };
}

/** The sentence in the language of a tag such as valibot's `lang`: Chinese unless it is English. */
export function inLanguage(message: Text, tag?: string): string {
  return tag?.startsWith('en') ? message.en : message.zh;
}

/**
 * Fills the `{name}` placeholders of a text in both languages, each with its own of a text. `{name|one|many}` is the first of two words where the
 * number is 1, else the second, as English wants it: `{count} {count|month is|months are} open`.
 */
/* @__NO_SIDE_EFFECTS__ */ export function fill(
  template: Text,
  values: Readonly<Record<string, string | number | Text>>,
): Text {
  const into = (language: keyof Text) =>
    template[language].replace(
      /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g,
      (place, name: string, one?: string, many?: string) => {
        if (one !== undefined) return Number(values[name]) === 1 ? one : many!;
        const value = values[name];
        return String((typeof value === 'object' ? value[language] : value) ?? place);
      },
    );
  return { zh: into('zh'), en: into('en') };
}

/** A name with what tells it from others of the name: `王小明（E240001）`. */
export const nameWithCode = (name: string, code: string): Text => text(`${name}（${code}）`, `${name} (${code})`);

/** Truncates a value for quoting in a message, because a client may have sent a very long one. */
export function quotable(value: string | number): string {
  const characters = [...String(value).slice(0, 2 * MOST_REPEATED + 2)];
  return characters.length > MOST_REPEATED ? `${characters.slice(0, MOST_REPEATED).join('')}…` : String(value);
}

const MOST_REPEATED = 60;

/** An English label inside a sentence: its first letter in lower case, unless it is an abbreviation such as R&D. */
export function midSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;
}
