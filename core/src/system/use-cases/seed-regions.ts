import { regionCodes, regionName } from '../../identity/regions';
import { rowMaker, type Call } from '../../kernel';
import { COUNTRY, region } from '../region';
import { regionValues } from './keep-regions';

type Values = Record<string, unknown>;

/**
 * Gives a platform without any the divisions of GB/T 2260 down to the counties, from the list that numbers are checked
 * against (`identity/regions`): codes abolished since 2002 are among them. Run in the platform tenant.
 */
export async function seedRegions(call: Call): Promise<void> {
  if ((await call.records.count(region)) > 0) return;
  const country: Values = { code: COUNTRY, parentCode: '0', ancestors: '0', name: '中华人民共和国', regionLevel: 0 };
  const known = new Map<string, Values>([[COUNTRY, country]]);
  for (const code of regionCodes()) {
    const { province, city, county } = regionName(code)!;
    const provinceCode = code.slice(0, 2);
    if (county !== '') add(known, code, county, [code.slice(0, 4), provinceCode], 3);
    else if (city !== '') add(known, code.slice(0, 4), city, [provinceCode], 2);
    else add(known, provinceCode, province, [COUNTRY], 1);
  }
  const row = rowMaker(call, region);
  await call.records.insert(
    region,
    [...known.values()].map((values, at) => row({ ...values, sort: at + 1 })),
  );
}

/** Below the first of the parents that there is: counties of Beijing stand right below it. */
function add(known: Map<string, Values>, code: string, name: string, parents: readonly string[], level: number): void {
  const parent = parents.map((each) => known.get(each)).find((each) => each !== undefined);
  if (parent) known.set(code, regionValues({ code, name, level, parent }));
}
