import type { ProjectRetention } from '@rdm/core/internal/retention';

/** The projects of a year by how far their files are collected, the least first. */
export interface RetainedFiles {
  readonly year: string;
  readonly projects: readonly ProjectRetention[];
  /** How many projects lack nothing. */
  readonly complete: number;
}

export function retainedFiles(year: string, standing: readonly ProjectRetention[]): RetainedFiles {
  return {
    year,
    projects: standing.toSorted((one, other) => one.completeness - other.completeness),
    complete: standing.filter(({ missing }) => missing.length === 0).length,
  };
}
