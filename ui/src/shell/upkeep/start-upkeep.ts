import { errorLogOf } from '../error-log/ErrorLog';
import { recordFaults } from '../error-log/record-faults';
import type { Services } from '../services';
import { aloneAcrossWindows } from '../session/alone';
import { followWindows } from '../session/follow-windows';
import { TokenKeeper } from '../session/TokenKeeper';

/** @param early faults heard before this had loaded. Answers how to stop. */
export function startUpkeep({ session, preferences, storage }: Services, early: readonly Event[]): () => void {
  // A page that came without TLS has no locks, whatever the type says.
  const locks = (navigator as Partial<Navigator>).locks;
  const log = errorLogOf(storage);
  const stops = [
    recordFaults(log, early),
    followWindows(session, preferences, log),
    new TokenKeeper(session, aloneAcrossWindows(storage, locks)).start(),
  ];
  return () => stops.forEach((stop) => stop());
}
