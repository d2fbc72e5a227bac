import { retainedKinds, type RetainedKind, type RetentionFacts } from './retention-catalogue';

/** What is known of the files of one kind. */
export interface KeptFiles {
  readonly fileNo: string;
  /** Of the record of the kind; null where there is none. */
  readonly state: string | null;
  /** Files of its own and of other registers. */
  readonly count: number;
}

type Scope = RetainedKind['scope'];

/** How far the files of a project, or of a year as a whole, are collected. */
export interface Collection {
  /** Whole percent of what has to be kept; 100 only where nothing is missing. */
  readonly completeness: number;
  readonly missing: readonly Pick<RetainedKind, 'no' | 'label' | 'basis'>[];
}

/** What a project, or a year, has to keep and cannot print, and of which there is nothing yet. */
export function collection(scope: Scope, facts: RetentionFacts, kept: readonly KeptFiles[]): Collection {
  const required = retainedKinds.filter((kind) => kind.scope === scope && !kind.isPrinted && kind.isRequired(facts));
  const missing = required.filter(
    ({ no }) => !kept.some(({ fileNo, state, count }) => fileNo === no && (count > 0 || state === 'notNeeded')),
  );
  const there = required.length - missing.length;
  return { completeness: required.length === 0 ? 100 : Math.floor((there / required.length) * 100), missing };
}
