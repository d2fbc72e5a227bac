import type { LegalBasis, Text } from '../kernel';

/**
 * Points of an answer: experts decide within low and high; `suggested` is what the product proposes.
 * A missing answer may earn any points, so it widens the range, and suggests 0.
 */
export interface Points {
  readonly low: number;
  readonly high: number;
  readonly suggested: number;
}

/** One question of a score. */
export interface ScoreItem extends Points {
  readonly key: string;
  readonly label: Text;
  /** Highest number of points of this item. */
  readonly max: number;
  /** Whether it was answered completely. */
  readonly given: boolean;
  /** The figure the points derive from, e.g. `27.50%`; null when not given. */
  readonly actual: string | null;
}

/** A part of a score (一级指标): its items, capped at the part's maximum. */
export interface ScorePart extends Points {
  readonly key: string;
  readonly label: Text;
  readonly max: number;
  readonly items: readonly ScoreItem[];
  readonly basis: LegalBasis;
}

export const exactly = (points: number): Points => ({ low: points, high: points, suggested: points });
export const upTo = (high: number): Points => ({ low: 0, high, suggested: 0 });

export function partOf(stated: Omit<ScorePart, keyof Points>): ScorePart {
  return { ...stated, ...sumOf(stated.items, stated.max) };
}

/** The sum of points, capped at the part's maximum. */
export function sumOf(items: readonly Points[], max: number): Points {
  const total = (of: keyof Points) =>
    Math.min(
      max,
      items.reduce((sum, item) => sum + item[of], 0),
    );
  return { low: total('low'), high: total('high'), suggested: total('suggested') };
}
