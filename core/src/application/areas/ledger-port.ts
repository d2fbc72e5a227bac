import {
  clearYearInputs,
  explain,
  preferential,
  projectAmounts,
  projectMonths,
  recomputeYear,
  requireYear,
  saveYearInputs,
  type LedgerPort,
  type RecomputeProgressBoard,
} from '../../ledger';
import { areaAccess } from '../permissions';
import type { AreaRunner } from './area-runner';

const access = areaAccess.ledger;

export const ledgerPort = ({ admitted, run, open }: AreaRunner, progress: RecomputeProgressBoard): LedgerPort => ({
  recompute: async (args) => {
    const caller = admitted(access.recompute);
    return progress.during(caller.tenantId, requireYear(args.year), (reached) =>
      open(caller, (call) => recomputeYear(call, args, reached)),
    );
  },
  recomputeProgress: async ({ year }) => progress.of(admitted(access.recomputeProgress).tenantId, year),
  statsAmount: (args) =>
    run(access.statsAmount, async (call) =>
      (await projectAmounts(call, args)).map(({ projectId, projectCode, items, categories, total }) => ({
        projectId,
        projectCode,
        items,
        categories,
        total,
      })),
    ),
  statsMonths: (args) => run(access.statsMonths, (call) => projectMonths(call, args)),
  preferential: (args) => run(access.preferential, (call) => preferential(call, args)),
  explain: (args) => run(access.explain, (call) => explain(call, args)),
  saveYearInputs: (args) => run(access.saveYearInputs, (call) => saveYearInputs(call, args)),
  clearYearInputs: (args) => run(access.clearYearInputs, (call) => clearYearInputs(call, args)),
});
