import { keepOutcome, requireYear, type Visit } from '../../records';
import type { RecomputeProgress, RecomputeProgressBoard } from '../recompute-progress';
import { recomputeYear, type RecomputeResult } from './recompute-year';

/** The figures that would differ from those of now, and what would be left out. */
export type RecomputePreview = Pick<RecomputeResult, 'changes' | 'warnings'>;

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

/**
 * What a rebuild would change, without the rebuild: it is done in a transaction that is taken back, so that its figures
 * are those a rebuild gives at this moment.
 */
export const previewRecompute = async ({ run }: Visit, args: { year: string }): Promise<RecomputePreview> => {
  let preview: RecomputePreview | undefined;
  const takenBack = new Error('a preview is taken back');
  try {
    await run(async (call) => {
      const { changes, warnings } = await recomputeYear(call, args, () => undefined);
      preview = { changes, warnings };
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
  return preview!;
};

export const recomputeProgress = async (
  { caller }: Visit,
  { year }: { year: string },
  { progress }: Progress,
): Promise<RecomputeProgress> => progress.of(caller.tenantId, year);
