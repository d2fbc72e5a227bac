import { idsIn, type Call } from '../../records';
import { achievementConversion } from '../achievement-conversion';
import { highTechProduct } from '../high-tech-product';
import { intellectualProperty } from '../intellectual-property';
import type { CountedProperty, PropertyDeal } from '../property-counts';
import { propertyDeal } from '../property-deal';
import { standardParticipation } from '../standard-participation';
import type { OutputRegisters } from '../statistics-counts';

/** The registers of intellectual property, its deals and standards as the caller sees them; whole where the call is. */
export async function outputRegisters(call: Call): Promise<OutputRegisters> {
  const { records } = call;
  const properties: CountedProperty[] = await records.find(intellectualProperty);
  const deals: PropertyDeal[] = (await records.find(propertyDeal)).map(({ iprId, ...deal }) => ({
    ...deal,
    propertyId: iprId,
  }));
  return { properties, deals, standards: await records.find(standardParticipation), usedSince: await usedSince(call) };
}

/**
 * By property the first day something that uses it was there: a conversion on its date, or at the end of its year. A
 * product says no day, so it uses its properties as soon as one of its conversions does.
 */
async function usedSince(call: Call): Promise<ReadonlyMap<string, string>> {
  const { records } = call;
  const since = new Map<string, string>();
  const products = new Map((await records.find(highTechProduct)).map((each) => [each.id, each] as const));
  for (const { date, year, iprCodes, htproductCodes } of await records.find(achievementConversion)) {
    const day = date ?? `${year}-12-31`;
    const ofProducts = idsIn(htproductCodes).flatMap((id) => idsIn(products.get(id)?.iprCodes));
    for (const id of [...idsIn(iprCodes), ...ofProducts]) {
      const before = since.get(id);
      if (before === undefined || day < before) since.set(id, day);
    }
  }
  return since;
}
