import * as v from 'valibot';
import { DomainError, exactFigure, figure, percentage, plus, text, times, traceOf, withTrace } from '../../kernel';
import type { Cell, Expression, Text, Traced } from '../../kernel';
import type { GivenAmount } from '../amount-given';
import { costCategories, costItems, type CostItemCode } from '../cost-items';
import { rateOf } from '../deduction-rate';
import { enteredCell } from '../entered-cell';
import { checkedInput } from '../input/checked-input';
import { holds, kindsField, listOf, nameField, objectOf, positiveField, yearField } from '../input/fields';
import { cite } from '../law/citations';
import { inForce } from '../law/dated';
import type { EnterpriseKind } from '../law/rates';
import { present, sixCategories } from '../project-cost';
import { rateCell } from '../rate-cell';
import { columnName } from './columns';
import { ledgersField, type Summary2015Input } from './input';
import { paidIn } from './ledger2015';
import { sheet2015, type Sheet2015 } from './summary2015';

export interface CollectionTableInput extends Summary2015Input {
  /** All kinds the enterprise is in that year; none: the general rate. */
  readonly enterpriseKinds?: readonly EnterpriseKind[];
  /** Intangible assets that R&D projects formed, with what the year wrote off of each. */
  readonly intangibles?: readonly FormedIntangible[];
}

interface FormedIntangible {
  readonly id: string;
  readonly amortisation: GivenAmount;
  /** 当期资本化可加计扣除的研发费用率 of the project (column 9.1 of its summary), in percent. */
  readonly rate?: GivenAmount;
  /** The part that counts, where it is known and need not be made of the rate: lines 43 and 44 of A107012. */
  readonly deductible?: GivenAmount;
}

/** The input of `collectionTable` as a Standard Schema. */
export const collectionTableSchema: v.GenericSchema<CollectionTableInput> = objectOf<CollectionTableInput>({
  year: yearField,
  projects: ledgersField,
  enterpriseKinds: kindsField,
  intangibles: v.optional(
    listOf(
      holds(
        objectOf<FormedIntangible>({
          id: nameField,
          amortisation: positiveField,
          rate: positiveField,
          deductible: positiveField,
        }),
        ({ rate, deductible }) => (rate === undefined) !== (deductible === undefined),
        'rate',
        text('rate 与 deductible 应填且只填一项', 'Give either rate or deductible'),
      ),
    ),
  ),
});

export interface CollectionRow {
  /** 序号: `1`, `1.1` … `11`. */
  readonly number: string;
  readonly label: Text;
  /** 元 with 2 decimals. */
  readonly amount: string;
}

/** Returns of 2016 to 2018 had it (税总公告2015年第97号 附件6); 税总公告2019年第41号 abolished it from that of 2019 on. */
export const collectionTableValidity = { from: 2016, to: 2018 } as const;

const basis = cite('sta2015no97', '附件6');
const ordinals = ['一', '二', '三', '四', '五', '六'];

/**
 * 《研发项目可加计扣除研究开发费用情况归集表》, from the same ledgers as the 2015版 summary.
 * @throws DomainError `FORM_NOT_IN_FORCE` for a year without this form; `YEAR_NOT_COVERED`, `NOT_AN_AMOUNT`,
 * `INVALID_INPUT`
 */
export function collectionTable(given: CollectionTableInput): { readonly rows: readonly CollectionRow[] } & Traced {
  const year: unknown = (given as CollectionTableInput | null | undefined)?.year;
  if (Number.isInteger(year) && inForce([collectionTableValidity], given.year).length === 0) {
    throw new DomainError('FORM_NOT_IN_FORCE', `The collection table is a form of 2016 to 2018, not of ${given.year}`);
  }
  const input = checkedInput(collectionTableSchema, given);
  const { rows } = sheet2015(input);
  const cells = new Map<string, { label: Text; cell: Cell }>();
  const put = (number: string, label: Text, expression: Expression<Cell>): Cell => {
    const short = text(number, number);
    const cell = figure(expression, () => ({ key: `row${number}`, label, short, basis }));
    cells.set(number, { label, cell });
    return cell;
  };
  const categories = categoryRows(rows, put);
  put('7', titled('七', columnName('7')), plus(...rows.flatMap(({ ledger }) => paidIn(ledger.cost))));
  put('7.1', columnName('7.1'), plus(...rows.map(({ row }) => row('7.1'))));
  put('8', titled('八', columnName('8')), plus(...categories.slice(0, 5)));
  put('8.1', columnName('8.1'), plus(...rows.map(({ row }) => row('8.1'))));
  const expensed = put('9', titled('九', columnName('9')), plus(...rows.map(({ row }) => row('9'))));
  const amortised = amortisationRows(input, put);
  const part = rateCell(rateOf(input));
  const deduction = put(
    '11',
    text('十一、当期实际加计扣除总额', 'XI. Super-deduction of the period'),
    times(plus(expensed, amortised), part),
  );
  const shown = [...cells].map(([number, { label, cell }]) => ({ number, label, amount: `${cell}` }));
  return withTrace({ rows: shown }, () => traceOf(deduction));
}

type Put = (number: string, label: Text, expression: Expression<Cell>) => Cell;
const titled = (ordinal: string, { zh, en }: Text) => text(`${ordinal}、${zh}`, en);

/** Rows 1 to 6 with the items under each; a category also includes amounts of ledgers without detail. */
function categoryRows(rows: Sheet2015['rows'], put: Put): Cell[] {
  const costs = rows.map(({ ledger }) => ledger.cost);
  return sixCategories.map((name, index) => {
    const number = String(index + 1);
    const { label } = costCategories[name];
    const rest = present(costs.map((cost) => cost.withoutItems(name)));
    // The row precedes its items on the form, but is calculated from them.
    const items = codesOf(number).map((item) =>
      exactFigure(plus(...present(costs.map((cost) => cost.item(item)))), () => ({
        key: `row${item.code}/exact`,
        label: item.label,
        short: text(item.code, item.code),
      })),
    );
    const total = put(number, text(`${ordinals[index]}、${label.zh}小计`, label.en), plus(...items, ...rest));
    codesOf(number).forEach((item, place) => put(item.code, item.label, plus(items[place]!)));
    return total;
  });
}

/** The items of a category in the order of their codes, which for 6.4 and 6.5 is not that of A107012. */
const codesOf = (category: string) =>
  costItems.filter(({ code }: { code: CostItemCode }) => code.startsWith(`${category}.`));

function amortisationRows({ intangibles = [] }: CollectionTableInput, put: Put): Cell {
  const assets = intangibles.map((asset) => ({
    asset,
    amount: enteredCell(
      `asset:${asset.id}/amortisation`,
      text(`${asset.id}：摊销额`, `${asset.id}: amortisation`),
      asset.amortisation,
    ),
  }));
  put(
    '10',
    text('十、研发项目形成无形资产当期摊销额', 'X. Amortisation of intangible assets formed by R&D'),
    plus(...assets.map(({ amount }) => amount)),
  );
  const deductible = assets.map(({ asset, amount }) => deductiblePart(asset, amount));
  return put('10.1', text('其中：准予加计扣除的摊销额', 'Of which: deductible'), plus(...deductible));
}

function deductiblePart({ id, rate, deductible }: FormedIntangible, amortisation: Cell): Cell {
  const key = `asset:${id}/deductible`;
  const label = text('准予加计扣除的摊销额', 'Deductible amortisation');
  if (deductible !== undefined) return enteredCell(key, label, deductible);
  const part = enteredCell(`asset:${id}/rate`, text(`${id}：研发费用率（%）`, `${id}: rate (%)`), rate);
  return figure(times(amortisation, part, percentage(1)), () => ({ key, label }));
}
