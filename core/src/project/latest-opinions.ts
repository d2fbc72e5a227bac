import type { OpinionOutcome } from './project-opinion';

interface Opinion {
  readonly id: string;
  readonly projectId: string;
  readonly outcome: string;
  readonly opinionOn?: string | null;
}

/** An opinion that found for or against a project. */
export type GivenOpinion<O> = O & { readonly outcome: 'positive' | 'negative' };

/** Those that found, never `pending`, `exempt` or `withdrawn`. */
const found: readonly OpinionOutcome[] = ['positive', 'negative'];

/**
 * The latest opinion about each project by its id: that of a province follows that of a city and replaces it. Of two on
 * one day the one recorded later holds; projects without an opinion are not in it.
 */
export function latestOpinions<O extends Opinion>(opinions: readonly O[]): ReadonlyMap<string, GivenOpinion<O>> {
  const given = opinions
    .filter((each): each is GivenOpinion<O> => (found as readonly string[]).includes(each.outcome))
    .toSorted((a, b) => order(a).localeCompare(order(b), 'en'));
  return new Map(given.map((each) => [each.projectId, each]));
}

const order = ({ id, opinionOn }: Opinion) => `${opinionOn ?? ''} ${id.padStart(20, '0')}`;
