import { useEffect, useState } from 'react';
import { reaction } from 'mobx';
import { useSearchParams } from 'react-router';
import { currentYear } from '@rdm/core/calendar';
import type { ResourceServices } from './ResourceServices';
import { useResourceServices } from './use-resource-services';

/** A page that shows one year. */
export interface YearPage {
  readonly year: string;
  load(): Promise<void>;
  /** Opens where the URL names no year; a page without it opens with the usual one. */
  open?(): Promise<void>;
}

interface YearPageOptions<Page extends YearPage> {
  /** Needed to open the page at all. */
  readonly permission: string;
  /** Made once, with what the URL asked for then. */
  readonly make: (services: ResourceServices, year: string, asked: URLSearchParams) => Page;
  /** Called once the page begins to open, with what the URL asked for; always the same function. */
  readonly opened?: (page: Page, asked: URLSearchParams) => void;
  /** The year of a day, `yyyy-MM-dd`, that the page shows unless the URL names one; the current one unless told. */
  readonly usual?: (today: string) => number;
  /** What the URL holds of the page, always the same function; the year unless told. */
  readonly addressOf?: (page: Page) => Record<string, string>;
}

const yearOnly = ({ year }: YearPage) => ({ year });

/** Makes and opens a page of one year and keeps the URL at what it shows. */
export function useYearPage<Page extends YearPage>({
  permission,
  make,
  opened,
  usual = currentYear,
  addressOf = yearOnly,
}: YearPageOptions<Page>): { readonly page: Page; readonly allowed: boolean; readonly services: ResourceServices } {
  const services = useResourceServices();
  const [address, setAddress] = useSearchParams();
  const [asked] = useState(address);
  const [page] = useState(() => {
    const year = /^\d{4}$/.exec(asked.get('year') ?? '')?.[0] ?? String(usual(services.today));
    return make(services, year, asked);
  });
  const allowed = services.can(permission);
  useEffect(() => {
    if (!allowed) return;
    void (page.open && !asked.has('year') ? page.open() : page.load());
    opened?.(page, asked);
  }, [page, allowed, asked, opened]);
  useEffect(
    () =>
      reaction(
        () => String(new URLSearchParams(addressOf(page))),
        (shown) => setAddress(shown, { replace: true }),
      ),
    [page, addressOf, setAddress],
  );
  return { page, allowed, services };
}
