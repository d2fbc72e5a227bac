import { useEffect, useRef, useState } from 'react';
import type { ResourceServices } from './ResourceServices';

interface Opening<Page> {
  readonly services: Pick<ResourceServices, 'atOnce'>;
  /** Nobody asks for what he may not see. */
  readonly may: boolean;
  /** `load` unless told, as is `again`. */
  readonly ask?: (page: Page) => void;
  /** Always the same function. */
  readonly again?: (page: Page) => void;
}

const load = (page: { load(): Promise<unknown> }): void => void page.load();

/**
 * Asks for what a page shows while it is drawn for the first time, so that the answer is on its way meanwhile, also where it
 * is drawn out of sight; and `again` each time it is shown again, for something may have been changed on another page.
 */
export function useOpening<Page extends { load(): Promise<unknown> }>(
  page: Page,
  { services, may, ask = load, again = load }: Opening<Page>,
): void {
  useState(() => may && services.atOnce(() => ask(page)));
  const isBegun = useRef(may);
  useEffect(() => {
    if (may && !isBegun.current) again(page);
    isBegun.current = false;
  }, [page, may, again]);
}
