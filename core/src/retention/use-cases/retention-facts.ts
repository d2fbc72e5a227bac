import { enterpriseYear } from '../../enterprise';
import { contractsOf, type project } from '../../project';
import { wholly, type Call, type RecordOf } from '../../records';
import { isKindInForce, type EnterpriseKind } from '../../tax';
import type { RetentionFacts } from '../retention-catalogue';

const YES = '2';

/** What decides which files each of some projects has to keep, by project id. */
export async function factsOfProjects(
  call: Call,
  projects: readonly RecordOf<typeof project>[],
): Promise<ReadonlyMap<string, RetentionFacts>> {
  const contracts = await contractsOf(wholly(call), projects);
  return new Map(
    projects.map(({ id, devForm, completion }) => {
      const isRelated = (contracts.get(id) ?? []).some(({ unit }) => unit?.related === YES);
      return [id, { devForm, isEnded: completion === 'ended', isRelated, kinds: [] }];
    }),
  );
}

/** What decides which files a year as a whole has to keep, by year. */
export async function factsOfYears(call: Call, years: readonly string[]): Promise<ReadonlyMap<string, RetentionFacts>> {
  const stated = await wholly(call).records.findByKeys(
    enterpriseYear,
    years.map((year) => ({ year })),
  );
  const kindsOf = new Map(stated.map(({ year, enterpriseKinds }) => [year, enterpriseKinds ?? []]));
  return new Map(
    years.map((year) => {
      const kinds = (kindsOf.get(year) ?? []) as EnterpriseKind[];
      const proved = kinds.filter((kind) => isKindInForce(kind, Number(year)));
      return [year, { devForm: null, isEnded: false, isRelated: false, kinds: proved }];
    }),
  );
}
