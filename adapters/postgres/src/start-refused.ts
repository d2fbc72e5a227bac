import type { Text } from '@rdm/core/internal/kernel';

/** The program cannot start with this database; `text` is the one-sentence message for the operator. */
export class StartRefused extends Error {
  constructor(
    readonly text: Text,
    options?: ErrorOptions,
  ) {
    super(`${text.zh}\n${text.en}`, options);
    this.name = 'StartRefused';
  }
}
