/** A fragment of a statement: texts with a bound value between each two of them. */
export class Fragment {
  constructor(
    readonly texts: readonly string[],
    readonly values: readonly unknown[],
  ) {}
}

/**
 * Composes a fragment of a statement. Nested fragments are inserted as they are; everything else is bound, never
 * written into the text, including a list or `null`.
 */
export function sql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Fragment {
  const composer = new Composer();
  composer.text(strings[0]!);
  parts.forEach((part, at) => {
    if (part instanceof Fragment) composer.fragment(part);
    else composer.value(part);
    composer.text(strings[at + 1]!);
  });
  return composer.result();
}

/** Constant text of the program. Request data must never be made a fragment this way. */
sql.raw = (text: string): Fragment => new Fragment([text], []);

sql.join = (fragments: readonly Fragment[], between: string): Fragment => {
  const composer = new Composer();
  fragments.forEach((fragment, at) => {
    if (at > 0) composer.text(between);
    composer.fragment(fragment);
  });
  return composer.result();
};

class Composer {
  readonly #texts = [''];
  readonly #values: unknown[] = [];

  text(text: string): void {
    this.#texts[this.#texts.length - 1] += text;
  }

  value(value: unknown): void {
    this.#values.push(value);
    this.#texts.push('');
  }

  fragment({ texts, values }: Fragment): void {
    this.text(texts[0]!);
    values.forEach((value, at) => {
      this.value(value);
      this.text(texts[at + 1]!);
    });
  }

  result(): Fragment {
    return new Fragment(this.#texts, this.#values);
  }
}
