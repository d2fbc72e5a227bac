import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ResourceListViewModel } from './ResourceListViewModel';

const nothing = new URLSearchParams();

/**
 * Loads a list with the search values of the URL (`?year=2024`), again when a link changes them while the page is open.
 * Opens the record named in the URL (`?id=…`), each once. A list that belongs to another one does not follow the URL,
 * whose parameters apply to that one.
 */
export function useListAddress(
  list: ResourceListViewModel,
  allowed: boolean,
  open: (id: string) => void,
  follows = true,
): void {
  const [shown] = useSearchParams();
  const address = follows ? shown : nothing;
  const followed = useRef(address);
  useEffect(() => {
    if (!allowed) return;
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
