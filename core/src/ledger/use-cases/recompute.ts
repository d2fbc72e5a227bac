import { keepOutcome, requireYear, type Visit } from '../../records';
import type { RecomputeProgress, RecomputeProgressBoard } from '../recompute-progress';
import { recomputeYear, type RecomputeResult } from './recompute-year';

interface Progress {
  readonly progress: RecomputeProgressBoard;
}

/** Rebuilds a year in one transaction; its progress can be read meanwhile, as it is kept in memory. */
export const recompute = async (
  { caller, run }: Visit,
  args: { year: string },
  { progress }: Progress,
): Promise<RecomputeResult> =>
  progress.during(caller.tenantId, requireYear(args.year), (reached) =>
    run(async (call) => {
      const result = await recomputeYear(call, args, reached);
      await keepOutcome(call, result);
      return result;
    }),
  );

export const recomputeProgress = async (
  { caller }: Visit,
  { year }: { year: string },
  { progress }: Progress,
): Promise<RecomputeProgress> => progress.of(caller.tenantId, year);
