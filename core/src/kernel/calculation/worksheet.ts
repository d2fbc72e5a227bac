import { DomainError } from '../fault';
import type { Cell } from './cell';

/**
 * The cells of a sheet by their keys, each created once by its rule, lazily and in any order of dependencies.
 * @throws DomainError `CIRCULAR_SHEET` from a rule that depends on its own cell
 */
export function worksheet<Key>(rule: (key: Key) => Cell): (key: Key) => Cell {
  const cells = new Map<Key, Cell | null>();
  return (key) => {
    const known = cells.get(key);
    if (known) return known;
    if (known === null) throw new DomainError('CIRCULAR_SHEET', `The cell ${String(key)} needs itself`);
    cells.set(key, null);
    const cell = rule(key);
    cells.set(key, cell);
    return cell;
  };
}
