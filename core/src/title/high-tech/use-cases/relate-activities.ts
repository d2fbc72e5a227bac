import { propertyKind } from '../../../achievement';
import { text } from '../../../kernel';
import { idsIn, type Call } from '../../../records';
import { isYes } from '../../application/yes-no';
import { relationFindings, type RelationFinding } from '../relation-findings';
import { highTechYear, type HighTechYear } from './high-tech-year';

/** A row of the matrix: what hangs together with an activity, by number. */
export interface RelatedRow {
  readonly code: string;
  readonly name: string;
  /** IP01 … */
  readonly properties: readonly string[];
  /** PS01 … */
  readonly products: readonly string[];
  readonly conversions: readonly string[];
}

/** Something named in the matrix. */
export interface Named {
  readonly number: string;
  readonly code: string;
  readonly name: string;
}

export interface RelateActivities {
  readonly year: string;
  readonly day: string;
  readonly rows: readonly RelatedRow[];
  /** Those that count on the day of the application. */
  readonly properties: readonly Named[];
  readonly products: readonly (Named & { readonly properties: readonly string[] })[];
  readonly conversions: readonly (Named & { readonly activities: readonly string[]; readonly counts: boolean })[];
  /** 国家标准 and 行业标准 alone belong into 表八. */
  readonly standards: readonly (Named & { readonly level: string })[];
  readonly findings: readonly RelationFinding[];
}

const notHeld = text(
  '申请日未授权、已失效或已转让',
  'not granted, lapsed or transferred on the day of the application',
);

/** How the activities, properties, products, achievements and standards of an application hang together. */
export const relateActivities = async (call: Call, { year }: { readonly year: string }): Promise<RelateActivities> =>
  relatedOf(await highTechYear(call, year));

export function relatedOf(facts: HighTechYear): RelateActivities {
  const { propertyNumbers, activities, products, conversions } = facts;
  const codeOf = new Map(facts.properties.map(({ id, code }) => [id, code] as const));
  const productOf = new Map(products.map(({ id, code }) => [id, code] as const));
  const numbers = (ids: readonly string[]) => ids.flatMap((id) => propertyNumbers.get(id) ?? []);
  const codes = (ids: readonly string[]) => ids.flatMap((id) => codeOf.get(id) ?? []);
  const converted = conversions.map((each) => {
    const masters = new Set(idsIn(each.projectCodes));
    const own = activities.filter((activity) => activity.masters.some(({ id }) => masters.has(id)));
    return { each, own, products: idsIn(each.htproductCodes), properties: idsIn(each.iprCodes) };
  });
  const leftOut = new Map(facts.held.leftOut.map(({ id, reason }) => [id, reason] as const));
  return {
    ...{ year: facts.year, day: facts.day },
    rows: activities.map((activity) => {
      const ofActivity = converted.filter(({ own }) => own.includes(activity));
      const viaProperty = products.filter(({ iprCodes }) =>
        idsIn(iprCodes).some((id) => activity.propertyIds.includes(id)),
      );
      const named = new Set([...viaProperty.map(({ id }) => id), ...ofActivity.flatMap((each) => each.products)]);
      return {
        ...{ code: activity.code, name: activity.name, properties: numbers(activity.propertyIds) },
        products: products.flatMap(({ id, code }) => (named.has(id) ? [code] : [])),
        conversions: ofActivity.map(({ each }) => each.code),
      };
    }),
    properties: facts.properties.flatMap(({ id, code, name }) => {
      const number = propertyNumbers.get(id);
      return number ? [{ number, code, name }] : [];
    }),
    products: products.map(({ code, name, iprCodes }) => ({
      ...{ number: code, code, name },
      properties: numbers(idsIn(iprCodes)),
    })),
    conversions: converted.map(({ each, own }) => ({
      ...{ number: each.code, code: each.code, name: each.name },
      activities: own.map(({ code }) => code),
      counts: !facts.conversionGaps.has(each.id),
    })),
    standards: facts.standards.flatMap(({ code, name, level }) =>
      level === 'national' || level === 'industry' ? [{ number: code, code, name, level }] : [],
    ),
    findings: relationFindings({
      ...{ enterprise: facts.enterprise, day: facts.day },
      activities: activities.map(({ code, projectCodes, startTime, propertyIds }) => ({
        ...{ code, projectCodes, startTime },
        properties: codes(propertyIds),
      })),
      properties: facts.properties
        .filter(({ type }) => (propertyKind(type)?.class ?? null) !== null)
        .map(({ id, code, regTime, owners }) => ({
          ...{ code, owners, grantedOn: regTime },
          number: propertyNumbers.get(id) ?? null,
          leftOut: leftOut.get(id) ?? (propertyNumbers.has(id) ? null : notHeld),
        })),
      products: products.map(({ code, main, iprCodes }) => ({
        ...{ code, main: isYes(main) === true },
        properties: codes(idsIn(iprCodes)),
      })),
      conversions: converted.map(({ each, own, products: of, properties }) => ({
        code: each.code,
        projectCodes: own.flatMap(({ projectCodes }) => projectCodes),
        properties: codes(properties),
        products: of.flatMap((id) => productOf.get(id) ?? []),
        missing: facts.conversionGaps.get(each.id) ?? [],
      })),
    }),
  };
}
