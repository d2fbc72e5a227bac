import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ResourceListViewModel } from './ResourceListViewModel';

const nothing = new URLSearchParams();

/**
 * Loads a list, searched as the address says (`?year=2024`), and again when a link to the open page says otherwise.
 * Opens the record that the address asks for (`?id=…`), each once. A list that belongs to another one does not follow:
 * the address speaks of that.
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
    // Also when the page comes back into sight: what it lists may have been changed on another.
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
