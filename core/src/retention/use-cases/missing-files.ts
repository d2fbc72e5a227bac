import { retainedKinds, type RetainedKind, type RetentionFacts } from '../retention-catalogue';

/** What is known of the files of one kind. */
export interface KeptFiles {
  readonly fileNo: string;
  /** Of the record of the kind; null where there is none. */
  readonly state: string | null;
  /** Files of its own and of other registers. */
  readonly count: number;
}

/** The kinds of files that a project has to keep, and of which there is nothing yet. */
export function missingKinds(facts: RetentionFacts, kept: readonly KeptFiles[]): RetainedKind[] {
  return retainedKinds.filter(({ no, scope, isPrinted, isRequired }) => {
    if (scope !== 'project' || isPrinted || !isRequired(facts)) return false;
    const own = kept.filter(({ fileNo }) => fileNo === no);
    return !own.some(({ state, count }) => count > 0 || state === 'notNeeded');
  });
}

/** How much of what has to be kept is there, in whole percent; 100 only where nothing is missing. */
export function completeness(facts: RetentionFacts, kept: readonly KeptFiles[]): number {
  const required = retainedKinds.filter(
    (kind) => kind.scope === 'project' && !kind.isPrinted && kind.isRequired(facts),
  );
  const missing = missingKinds(facts, kept).length;
  return required.length === 0 ? 100 : Math.floor(((required.length - missing) / required.length) * 100);
}
