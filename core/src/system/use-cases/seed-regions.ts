import { rowMaker, type Call, type NewValues } from '../../records';
import { COUNTRY, region } from '../region';
import { regionValues } from './keep-regions';

/** A province, city or county by the six digits of GB/T 2260: `450000`, `450100`, `450103`. */
export interface Division {
  readonly code: string;
  readonly name: string;
}

type Values = NewValues<typeof region>;

/** Seeds the divisions if there are none yet; each must be listed after its parent. Run in the platform tenant. */
export async function seedRegions(call: Call, divisions: readonly Division[]): Promise<void> {
  if ((await call.records.count(region)) > 0) return;
  const country: Values = { code: COUNTRY, parentCode: '0', ancestors: '0', name: '中华人民共和国', regionLevel: 0 };
  const known = new Map<string, Values>([[COUNTRY, country]]);
  for (const { code, name } of divisions) {
    const [provinceCode, cityCode] = [code.slice(0, 2), code.slice(0, 4)];
    if (code.endsWith('0000')) add(known, provinceCode, name, [COUNTRY], 1);
    else if (code.endsWith('00')) add(known, cityCode, name, [provinceCode], 2);
    else add(known, code, name, [cityCode, provinceCode], 3);
  }
  const row = rowMaker(call, region);
  await call.records.insert(
    region,
    [...known.values()].map((values, at) => row({ ...values, sort: at + 1 })),
  );
}

/** Adds a division below the nearest existing parent: counties of Beijing are placed directly below the province. */
function add(known: Map<string, Values>, code: string, name: string, parents: readonly string[], level: number): void {
  const parent = parents.map((each) => known.get(each)).find((each) => each !== undefined);
  if (parent) known.set(code, regionValues({ code, name, level, parent }));
}
