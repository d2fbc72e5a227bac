import type { Text } from '../../kernel';
import type { Call } from '../../records';
import type { TitleCondition } from '../application/title';
import { matchTitles } from '../gazelle/gazelle-title';
import { factsOfYear } from './enterprise-facts';

/** How the enterprise stands to one local title. */
export interface TitleMatch {
  readonly key: string;
  readonly region: Text;
  readonly title: Text;
  readonly outcome: 'yes' | 'no' | 'maybe';
  readonly conditions: readonly TitleCondition[];
  /** Points, where the rule has them: the lowest and highest by what is known, and how many are enough. */
  readonly points: { readonly low: number; readonly high: number; readonly least: number } | null;
  readonly docs: readonly Text[];
  readonly window: Text | null;
  readonly organ: Text | null;
  readonly source: Text;
  readonly sources: number;
  readonly open: Text | null;
}

/** Every local title that is known, judged by the figures of a year: what fits first. */
export async function titleMatches(call: Call, { year }: { readonly year: string }): Promise<readonly TitleMatch[]> {
  const matches = matchTitles(await factsOfYear(call, { year }));
  const order = { yes: 0, maybe: 1, no: 2 } as const;
  return matches
    .map(({ rule, outcome, conditions, parts }): TitleMatch => {
      const { key, region, title, score, docs, window, organ, source, sources, open } = rule;
      const sum = (of: 'low' | 'high') => parts.reduce((total, each) => total + each[of], 0);
      const points = score ? { low: sum('low'), high: sum('high'), least: score.least } : null;
      return {
        key,
        region,
        title,
        outcome,
        conditions,
        points,
        docs,
        window,
        organ,
        source,
        sources,
        open: open ?? null,
      };
    })
    .toSorted((one, other) => order[one.outcome] - order[other.outcome]);
}
