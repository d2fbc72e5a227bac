import type { Locator } from 'playwright-core';

/** What a record that is open to be read shows of a field. */
export const shownField = (record: Locator, label: string | RegExp): Locator =>
  record
    .locator('dl')
    .filter({
      has: record
        .page()
        .locator('dt')
        .getByText(label, { exact: typeof label === 'string' }),
    })
    .locator('dd');
