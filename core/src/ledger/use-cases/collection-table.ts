import { formedIntangible } from '../../cost';
import { sum, yuan } from '../../kernel/money';
import { wholly, type Call } from '../../records';
import {
  collectionTable,
  collectionTableValidity,
  lineName,
  type CollectionTableInput,
  type Ledger2015Input,
} from '../../tax';
import type { CollectionTable } from '../year-summary';
import { amortisedOf } from './amortised-asset';
import { calculated } from './calculated';
import { inputsOfYear } from './inputs-of-year';
import { withOrigins } from './with-origins';
import { enterpriseOf, yearInputsOf } from './year-inputs-of';

const lines = ['43', '44'] as const;

/**
 * 《研发项目可加计扣除研究开发费用情况归集表》 of a year from the ledgers of its 2015版 summary; undefined for a year without the form.
 * Row 10.1 is lines 43 and 44 of A107012, so that the two never differ. 税总公告2015年第97号 附件6
 */
export async function collectionTableOf(
  call: Call,
  year: string,
  projects: readonly Ledger2015Input[],
): Promise<CollectionTable | undefined> {
  const tax = Number(year);
  if (tax < collectionTableValidity.from || tax > collectionTableValidity.to) return undefined;
  const { kinds } = await enterpriseOf(call, year);
  const stated = await inputsOfYear(call, year, await yearInputsOf(call, year));
  const booked = await bookedAmortisation(call, year);
  const intangibles = lines.map((line) => {
    const { value } = stated.lines.find((each) => each.line === line)!;
    return { id: lineName(Number(line)).zh, line, amortisation: booked[line] ?? value, deductible: value };
  });
  const input: CollectionTableInput = {
    year: tax,
    projects,
    enterpriseKinds: kinds,
    intangibles: intangibles.map(({ id, amortisation, deductible }) => ({ id, amortisation, deductible })),
  };
  const { rows, trace } = calculated(() => collectionTable(input));
  const origins = intangibles.flatMap(({ id, line }) => {
    const origin = stated.traces.get(`line${line}`);
    return origin ? [[`asset:${id}/deductible`, origin] as const] : [];
  });
  return { rows, trace: withOrigins(trace, new Map(origins)) };
}

/** What the accounts wrote off in the year, by the line its deductible part is on; none where nothing is recorded. */
async function bookedAmortisation(call: Call, year: string): Promise<Partial<Record<(typeof lines)[number], string>>> {
  const assets = await wholly(call).records.find(formedIntangible, {
    where: [{ field: 'date', is: 'lessOrEqual', value: `${year}-12-31` }],
  });
  const parts = assets.map((asset) => amortisedOf(asset, asset.bookCost, year, 'ANNUAL'));
  return Object.fromEntries(
    lines.flatMap((line) => {
      const own = parts.filter((part) => part.line === line);
      return own.length === 0 ? [] : [[line, sum(own.map(({ amortisation }) => yuan(amortisation))).toString()]];
    }),
  );
}
