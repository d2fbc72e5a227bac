import type { Text } from '@rdm/core/kernel';

/** The database cannot be started with; `text` is the one sentence for the person who starts it. */
export class StartRefused extends Error {
  constructor(
    readonly text: Text,
    options?: ErrorOptions,
  ) {
    super(`${text.zh}\n${text.en}`, options);
    this.name = 'StartRefused';
  }
}
