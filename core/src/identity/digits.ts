/*
 * Reading digits where they stand: forms judge at every key and imports judge every row, and a pattern or a part cut
 * out costs several times as much.
 */

/** Whether the characters from `start` up to `end` are digits 0–9. */
export function areDigits(typed: string, start: number, end: number): boolean {
  for (let place = start; place < end; place += 1) {
    const character = typed.charCodeAt(place);
    if (character < 48 || character > 57) return false;
  }
  return true;
}

/** The number written from `start` up to `end`; all of these characters must be digits. */
export function numberAt(typed: string, start: number, end: number): number {
  let number = 0;
  for (let place = start; place < end; place += 1) number = number * 10 + typed.charCodeAt(place) - 48;
  return number;
}
