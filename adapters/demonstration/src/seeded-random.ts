/** Pseudorandom numbers, always the same for the same name. */
export interface SeededRandom {
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** True in about `percent` of a hundred draws. */
  chance(percent: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** The pseudorandom stream of a name, e.g. `payroll 2024-03 E120001`. */
export function seededRandom(name: string): SeededRandom {
  const next = mulberry32(hash(name));
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    chance: (percent) => integer(1, 100) <= percent,
    pick: (list) => list[integer(0, list.length - 1)] ?? list[0],
  };
}

/** FNV-1a over the UTF-16 units of a text. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    value = Math.imul(value ^ name.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** The generator of that name by Tommy Ettinger: 32 bits of state, returns 0 to below 1. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
