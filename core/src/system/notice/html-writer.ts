import { allowed, attributesOf, empty } from './allowed-html';
import { decoded, escaped } from './character-references';
import type { Tag } from './html-tag';

/** Deeper nesting than any notice has; what is deeper loses its elements and keeps its text. */
const DEEPEST = 100;

export class Writer {
  readonly #written: string[] = [];
  readonly #open: string[] = [];

  text(html: string): void {
    if (html !== '') this.#written.push(escaped(decoded(html)));
  }

  tag({ name, opens, attributes }: Tag): void {
    const carries = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    if (!carries) return;
    if (!opens) this.#close(name);
    else if (empty.has(name)) this.#written.push(`<${name}>`);
    else if (this.#open.length < DEEPEST) {
      this.#written.push(`<${name}${attributesOf(carries, attributes)}>`);
      this.#open.push(name);
    }
  }

  end(): string {
    while (this.#open.length > 0) this.#written.push(`</${this.#open.pop()}>`);
    return this.#written.join('');
  }

  /** An element that was opened, with those inside it; one that was not is passed over. */
  #close(name: string): void {
    const at = this.#open.lastIndexOf(name);
    if (at < 0) return;
    while (this.#open.length > at) this.#written.push(`</${this.#open.pop()}>`);
  }
}
