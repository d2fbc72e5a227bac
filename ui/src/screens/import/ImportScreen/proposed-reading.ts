import { hintsFor, type Reading } from '@rdm/core/internal/intake';
import { proposeLayout, requiredInWorkbook, type Resource } from '@rdm/core/internal/records';
import type { ImportFile } from './ImportFile';

/**
 * How a file is read into a register: by a profile that fits, else by the columns that are proposed for it. Null where
 * its rows were not read, or are the register's own.
 */
export function proposedReading({ proposal, sheet }: ImportFile, register: Resource): Reading | null {
  if (!proposal || !sheet || proposal.own === register.name) return null;
  const offered = proposal.readings.find((reading) => reading.register === register.name);
  return offered ?? guessedReading(sheet, register);
}

/** The columns proposed for a register by their names and contents; null where the sheet has no headings. */
export function guessedReading(sheet: NonNullable<ImportFile['sheet']>, register: Resource): Reading | null {
  const guessed = proposeLayout(register, sheet, hintsFor(register.name), requiredInWorkbook);
  if (!guessed) return null;
  const { layout, missing, unused } = guessed;
  return { register: register.name, grounds: 'proposed', layout, layoutId: null, note: null, missing, unused };
}
