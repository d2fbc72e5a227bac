import {
  firstBodyRow,
  placesIn,
  type Expression,
  type FormAmount,
  type FormCell,
  type FormRow,
  type FormSheet,
  type Trace,
} from '../../kernel';
import { a1Formula } from './a1-formula';
import { addressFrom, type CellPlace } from './cell-place';
import { homeRows, traceRows } from './trace-rows';

export const CALCULATION_SHEET = '计算过程';

/** The cell of a figure on the form, and its display name: `第34行`. */
export interface PrintedPlace extends CellPlace {
  readonly name: string;
}

export interface Calculated {
  /** 计算过程: every figure with its formula in words, its value and its legal basis, foldable by depth. */
  readonly sheet: FormSheet;
  /** The cell of a printed figure, with its formula unless the figure is an input. */
  readonly printed: (key: string, shown: FormAmount) => FormAmount;
  /** A cell of the form calculated from figures given by key; a plain number if one of them is missing. */
  readonly made: (expression: Expression<string>, on: string, shown: FormAmount) => FormAmount;
}

export interface CalculationInput {
  /** E.g. 研发费用加计扣除优惠明细表（A107012）计算过程. */
  readonly title: string;
  readonly traces: readonly Trace[];
  /** Cells of the figures that are on the form, by key. */
  readonly places: ReadonlyMap<string, PrintedPlace>;
  /** Display names of figures that are calculated on this sheet although the form shows them, by key. */
  readonly names?: ReadonlyMap<string, string>;
  readonly notes?: readonly string[];
  /** Lines under the table. */
  readonly footer?: readonly string[];
}

const columns = [
  { width: 16, align: 'center' as const },
  { width: 60 },
  { width: 60 },
  { width: 20 },
  { width: 44 },
] as const;
const head = [
  [{ text: '表内位置' }, { text: '项目' }, { text: '计算公式' }, { text: '金额（数量）' }, { text: '依据' }],
];
const VALUE = 3;
/** Maximum outline level of a workbook. */
const deepest = 7;
/** Maximum length of a formula in a workbook, in characters. */
const longestFormula = 8192;

/**
 * A sheet that calculates the figures of a form: a figure of the form has its formula on the form, every other one
 * here, each referring to the cells of its inputs. An input appears once, as a number that can be edited.
 */
export function calculationSheet({ title, traces, places, names, notes = [], footer }: CalculationInput): Calculated {
  const rows = traceRows(traces);
  const homes = homeRows(rows);
  const header = notes.map((left) => ({ left }));
  const first = firstBodyRow({ header, head });
  const rowOf = new Map(rows.map(({ trace }, at) => [trace, at]));

  const ownPlace = (at: number): CellPlace => ({ sheet: CALCULATION_SHEET, column: VALUE, row: first + at });
  const placeOf = (trace: Trace): CellPlace => places.get(trace.key) ?? ownPlace(homes[rowOf.get(trace)!]!);
  const formulaOf = ({ calculation, inputs }: Trace, on: string): { formula?: string } => {
    // A calculation without inputs, as of a line without amounts, has no formula.
    if (calculation === undefined || placesIn(calculation).size === 0) return {};
    const formula = a1Formula(calculation, (input) => addressFrom(on, placeOf(inputs[input]!)));
    return formula.length > longestFormula ? {} : { formula };
  };

  const homeOf = new Map(homes.map((home) => [rows[home]!.trace.key, rows[home]!.trace]));
  const amountAt = (at: number): FormCell => {
    const { trace } = rows[at]!;
    if (!isDecimal(trace.value)) return { text: trace.value };
    const place = placeOf(trace);
    if (place.sheet !== CALCULATION_SHEET || place.row !== first + at) {
      return { value: trace.value, formula: addressFrom(CALCULATION_SHEET, place) };
    }
    return { value: trace.value, ...formulaOf(trace, CALCULATION_SHEET) };
  };
  const bodyRow = (at: number): FormRow => {
    const { trace, level } = rows[at]!;
    const { basis } = trace;
    return {
      level: Math.min(level, deepest),
      cells: [
        { text: places.get(trace.key)?.name ?? names?.get(trace.key) ?? '' },
        { text: trace.label.zh, indent: level },
        { text: trace.formula.zh },
        amountAt(at),
        basis ? { text: `${basis.document} ${basis.article}` } : null,
      ],
    };
  };
  return {
    sheet: {
      name: CALCULATION_SHEET,
      title,
      header,
      columns,
      head,
      body: rows.map((_, at) => bodyRow(at)),
      ...(footer && footer.length > 0 && { footer }),
      print: { paper: 'a4', landscape: true, onScreenOnly: true },
    },
    printed: (key, shown) => {
      const trace = homeOf.get(key);
      const place = places.get(key);
      return trace && place ? { ...shown, ...formulaOf(trace, place.sheet) } : shown;
    },
    made: (expression, on, shown) => {
      const isShown = [...placesIn(expression).keys()].every((key) => homeOf.has(key));
      const addressOf = (key: string) => addressFrom(on, placeOf(homeOf.get(key)!));
      return isShown ? { ...shown, formula: a1Formula(expression, addressOf) } : shown;
    },
  };
}

const isDecimal = (value: string) => /^-?\d+(\.\d+)?$/.test(value);
