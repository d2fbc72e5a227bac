import { useEffect, useRef } from 'react';
import { reaction } from 'mobx';
import { useSearchParams } from 'react-router';
import type { ResourceListViewModel } from './ResourceListViewModel';

const nothing = new URLSearchParams();

/**
 * Loads a list with the search values of the URL (`?year=2024`) unless that has begun, again when a link changes them while the page is open; a
 * search, the order and the page stand in the URL, so that they can be sent, and are there again after a reload.
 * Opens the record named in the URL (`?id=…`), each once. A list that belongs to another one does not follow the URL,
 * whose parameters apply to that one.
 */
export function useListAddress(
  list: ResourceListViewModel,
  allowed: boolean,
  open: (id: string) => void,
  follows = true,
): void {
  const [shown, setShown] = useSearchParams();
  const address = follows ? shown : nothing;
  const followed = useRef(address);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  /** The address that the list itself has asked for. */
  const own = useRef<string | null>(null);
  useEffect(() => {
    if (!follows) return undefined;
    return reaction(
      () => new URLSearchParams(list.address).toString(),
      (searched) => {
        const next = new URLSearchParams(searched);
        // What else a page keeps in its address stays.
        for (const [name, value] of latest.current) if (!list.reads(name)) next.append(name, value);
        own.current = next.toString();
        setShown(next, { replace: true });
      },
    );
  }, [list, follows, setShown]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!allowed) return;
    // Begun while the page was drawn.
    const isBegun = isFirst.current && (list.loading || list.loaded);
    isFirst.current = false;
    if (isBegun) return;
    if (own.current !== null && own.current === address.toString()) {
      own.current = null;
      followed.current = address;
      return;
    }
    // Also when the page is shown again, because its records may have been changed on another page.
    if (followed.current === address) void list.load();
    else void list.follow(Object.fromEntries(address));
    followed.current = address;
  }, [list, allowed, address]);

  const asked = address.get('id');
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (!allowed || asked === null || asked === opened.current) return;
    opened.current = asked;
    open(asked);
  });
}
