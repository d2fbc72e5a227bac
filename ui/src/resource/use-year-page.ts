import { useCallback, useEffect, useRef, useState } from 'react';
import { reaction } from 'mobx';
import { useSearchParams } from 'react-router';
import { currentYear } from '@rdm/core/calendar';
import type { ResourceServices } from './ResourceServices';
import { useOpening } from './use-opening';
import { useResourceServices } from './use-resource-services';

/** A page that shows one year. */
export interface YearPage {
  readonly year: string;
  load(): Promise<void>;
  setYear(year: string): Promise<void>;
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
  /** Takes over what a link asks of the page while it is open, always the same function; the year unless told. */
  readonly follow?: (page: Page, asked: URLSearchParams) => Promise<void>;
}

const yearOnly = ({ year }: YearPage) => ({ year });
const yearAsked = (asked: URLSearchParams) => /^\d{4}$/.exec(asked.get('year') ?? '')?.[0];

/** Shows the year that a link asks for, where it asks for one. */
export async function followYear(page: YearPage, asked: URLSearchParams): Promise<void> {
  const year = yearAsked(asked);
  if (year !== undefined && year !== page.year) await page.setYear(year);
}

function begin<Page extends YearPage>(
  page: Page,
  asked: URLSearchParams,
  opened: YearPageOptions<Page>['opened'],
): void {
  void (page.open && !asked.has('year') ? page.open() : page.load());
  opened?.(page, asked);
}

/** Makes and opens a page of one year, keeps the URL at what it shows, and follows links that ask for something else. */
export function useYearPage<Page extends YearPage>({
  permission,
  make,
  opened,
  usual = currentYear,
  addressOf = yearOnly,
  follow = followYear,
}: YearPageOptions<Page>): { readonly page: Page; readonly allowed: boolean; readonly services: ResourceServices } {
  const services = useResourceServices();
  const [address, setAddress] = useSearchParams();
  const [asked] = useState(address);
  const allowed = services.can(permission);
  const [page] = useState(() => make(services, yearAsked(asked) ?? String(usual(services.today)), asked));
  const ask = useCallback((made: Page) => begin(made, asked, opened), [asked, opened]);
  useOpening(page, { services, may: allowed, ask, again: ask });
  const seen = useRef(String(asked));
  // What this page itself has put into the URL and has not seen there yet, in order. The router may skip some of it.
  const written = useRef<readonly string[]>([]);
  useEffect(
    () =>
      reaction(
        () => String(new URLSearchParams(addressOf(page))),
        (shown) => {
          if (shown !== seen.current) written.current = [...written.current, shown];
          setAddress(shown, { replace: true });
        },
      ),
    [page, addressOf, setAddress],
  );
  useEffect(() => {
    const now = String(address);
    if (now === seen.current) return;
    seen.current = now;
    const at = written.current.indexOf(now);
    written.current = at === -1 ? [] : written.current.slice(at + 1);
    if (at === -1) void follow(page, address);
  }, [page, address, follow]);
  return { page, allowed, services };
}
