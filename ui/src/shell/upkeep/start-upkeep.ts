import { followWidth } from '../preferences/follow-width';
import { errorLogOf } from '../error-log/ErrorLog';
import { recordFaults } from '../error-log/record-faults';
import type { Services } from '../services';
import { aloneAcrossWindows } from '../session/alone';
import { followWindows } from '../session/follow-windows';
import { IdleWatch } from '../session/IdleWatch';
import { TokenKeeper } from '../session/TokenKeeper';

/** @param early faults received before this module was loaded. @returns a disposer. */
export function startUpkeep({ session, preferences, storage }: Services, early: readonly Event[]): () => void {
  // Undefined on a page without TLS, unlike the type says.
  const locks = (navigator as Partial<Navigator>).locks;
  const log = errorLogOf(storage);
  const stops = [
    recordFaults(log, early),
    followWindows(session, preferences, log),
    followWidth(preferences),
    new TokenKeeper(session, aloneAcrossWindows(storage, locks)).start(),
    new IdleWatch(session, storage).start(),
  ];
  return () => stops.forEach((stop) => stop());
}
