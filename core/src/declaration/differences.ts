import { asComputedNow, declaration, declarationPaper } from '../enterprise';
import { faults, Refusal, text } from '../kernel';
import { wholly, type Call, type RecordOf } from '../records';
import type { DeclarationPeriod } from '../tax';
import { figureDifferences, type FigureDifference } from './figures';
import { takePapers, type Papers } from './papers';
import { declarationNamed } from './review-declaration';

const OTHER_PERIOD = text('只能与同一申报期的申报比较', 'Only declarations of the same period can be compared');

/** What differs between two states of a declaration. */
export interface Differences {
  /** The version it is compared from, and the one compared to; `null` is the computation of today. */
  readonly from: number | null;
  readonly to: number | null;
  readonly lines: readonly FigureDifference[];
}

/**
 * The figures of a declaration line by line against those of another: of the version before it unless given, of today's
 * computation for `current`. A version not submitted yet stands for today's computation; a first one is compared to it.
 */
export async function differences(
  call: Call,
  { id, with: other }: { readonly id: string; readonly with?: string },
): Promise<Differences> {
  const of = await declarationNamed(call, id);
  const own = await papersOf(call, of);
  if (other !== undefined && other !== 'current') {
    const against = await declarationNamed(call, other);
    if (against.year !== of.year || against.period !== of.period) throw new Refusal(faults.invalid(OTHER_PERIOD));
    return compared(of, [against.correction, await papersOf(call, against)], [of.correction, own]);
  }
  const former = other === 'current' ? null : await formerVersion(call, of);
  if (former) return compared(of, [former.correction, await papersOf(call, former)], [of.correction, own]);
  return compared(of, [of.correction, own], [null, await papersNow(call, of)]);
}

type Declaration = RecordOf<typeof declaration>;
type Side = readonly [version: number | null, papers: Papers];

const compared = ({ year }: Declaration, [from, before]: Side, [to, after]: Side): Differences => ({
  from,
  to,
  lines: figureDifferences(before, after, year),
});

/** The papers as submitted; of a version that is not submitted yet, as they are computed now. */
async function papersOf(call: Call, of: Declaration): Promise<Papers> {
  const rows = await wholly(call).records.find(declarationPaper, {
    where: [{ field: 'declarationId', is: 'equal', value: of.id }],
  });
  if (rows.length === 0) return papersNow(call, of);
  return new Map(rows.map(({ paper, content }) => [paper!, content]));
}

const papersNow = (call: Call, { year, period }: Declaration): Promise<Papers> =>
  takePapers(asComputedNow(call), { year, period: period as DeclarationPeriod });

async function formerVersion(call: Call, { year, period, correction }: Declaration): Promise<Declaration | null> {
  const [former] = await call.records.findByKeys(declaration, [{ year, period, correction: correction - 1 }]);
  return former ?? null;
}
