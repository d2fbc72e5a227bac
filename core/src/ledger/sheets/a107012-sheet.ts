import {
  firstBodyRow,
  isOperation,
  refer,
  type Expression,
  type FormCell,
  type FormSheet,
  type Text,
} from '../../kernel';
import {
  formName,
  formVersion,
  printedForm,
  unnumberedLines,
  type DeclarationPeriod,
  type FigureKey,
  type FormVersion,
  type PrintedLine,
  type PrintableDeduction,
  type ReturnPlace,
  type SuperDeduction,
} from '../../tax';
import type { SummaryHead } from '../year-summary';
import { calculationSheet, type Calculated, type PrintedPlace } from './calculation-sheet';
import { declarationHead, formHeader } from './form-header';

const NAME = 'A107012';
const NOT_CLAIMABLE =
  '注意：按年度企业信息不得享受研发费用加计扣除，本表各行仅为测算，第51行不得填报（原因见计算过程）';
/** The form of the return has no head of its own and no seal: those are of its cover. */
const WORKING_PAPER = '工作底稿（申报以申报系统中的表样为准）';
const AMOUNT = 2;

export interface A107012Input {
  readonly head: SummaryHead;
  readonly period: DeclarationPeriod;
  /** Sentences on whether the enterprise may claim, for the calculation sheet. */
  readonly gateNotices?: readonly string[];
  /** It may not: the form itself says so. */
  readonly isBlocked?: boolean;
  readonly form: PrintableDeduction & Pick<SuperDeduction, 'trace'>;
  readonly returnPlace: ReturnPlace | null;
  /** What must be known before the form is used, printed under it. */
  readonly notices: readonly Text[];
}

const columns = [{ width: 7, align: 'center' as const }, { width: 74 }, { width: 22 }];
const head = [[{ text: '行次' }, { text: '项目' }, { text: '金额（数量）' }]];

/** Decimals of lines that are not amounts: the number of projects is an integer. */
const decimals: Readonly<Partial<Record<FigureKey, number>>> = { '1': 0 };

/**
 * A107012 in the printed layout of the year's version, each line with the formula of the form, and a sheet with the
 * calculation of its figures; empty before 2017, when returns had other forms.
 */
export function a107012Sheets(input: A107012Input): FormSheet[] {
  const { head: of, period, form, returnPlace, notices, gateNotices = [], isBlocked = false } = input;
  const year = Number(of.year);
  const version = formVersion(year);
  if (!version) return [];
  const lines = printedForm(year, form);
  const [taxpayer, ...others] = formHeader(declarationHead(of, period));
  const header = [{ ...taxpayer!, right: WORKING_PAPER }, ...others];
  const title = `${formName.zh}（${NAME}）`;
  const calculated = calculationSheet({
    title: `${title}计算过程`,
    traces: form.trace.inputs,
    places: placesOf(lines, firstBodyRow({ header, head })),
    notes: [noteOn(version), ...gateNotices],
  });
  const sheet: FormSheet = {
    name: NAME,
    title,
    header,
    columns,
    head,
    body: lines.map((line) => ({
      cells: [
        { text: line.number },
        { text: line.label.zh, indent: indentOf(line.label.zh) },
        amountOf(line, calculated),
      ],
    })),
    footer: [
      ...(isBlocked ? [NOT_CLAIMABLE] : []),
      '法定代表人（签章）：',
      ...(returnPlace ? [returnNote(returnPlace)] : []),
      noteOn(version),
      ...notices.map(({ zh }) => `注：${zh}`),
    ],
    frozenColumns: AMOUNT,
    print: { paper: 'a4', landscape: false, onePage: true },
  };
  return [sheet, calculated.sheet];
}

/** Cells of the lines of the year's form, by trace key. */
function placesOf(lines: readonly PrintedLine[], first: number): ReadonlyMap<string, PrintedPlace> {
  return new Map(
    lines.flatMap(({ figure, number }, at): [string, PrintedPlace][] => {
      // A code is no figure that a formula could take.
      if (figure === undefined || figure === 'method' || isOperation(figure)) return [];
      const name = number === '' ? NAME : `第${number}行`;
      return [[labelKey(figure), { sheet: NAME, column: AMOUNT, row: first + at, name }]];
    }),
  );
}

function amountOf({ figure, value, meaning }: PrintedLine, { printed, made }: Calculated): FormCell {
  if (figure === 'method') return { text: `${value} ${meaning?.zh ?? ''}`.trim() };
  if (figure === undefined || value === '') return null;
  if (!isOperation(figure)) return printed(labelKey(figure), { value, places: decimals[figure] ?? 2 });
  return made(labelKeys(figure), NAME, { value, places: 2 });
}

const unnumbered: Readonly<Record<string, string>> = {
  base: unnumberedLines.base.key,
  baseQ4: unnumberedLines.fourthQuarter.key,
  baseQ1Q3: unnumberedLines.firstThreeQuarters.key,
};

const labelKey = (figure: FigureKey): string => `line${unnumbered[figure] ?? figure}`;
const labelKeys = (figure: Expression<FigureKey>): Expression<string> => refer(figure, labelKey);

/** Indent level of a line on the form, derived from its numbering: 一、 · （一） · 1. and 其中. */
function indentOf(name: string): number {
  if (/^（/.test(name)) return 1;
  return /^(\d+\.|其中)/.test(name) ? 2 : 0;
}

function noteOn({ basis, verified }: FormVersion): string {
  const note = `表样：${basis.document} ${basis.article}`;
  return verified ? note : `${note}（本年度表样尚未与印发的表样核对，申报前请核对行次）`;
}

function returnNote({ steps, item, basis, certain }: ReturnPlace): string {
  const places = steps.map(({ form, line }) => `${form}第${line}行`).join('→');
  const name = item ? `，优惠事项名称“${item.zh}”` : '';
  return `第51行填入${places}${name}（${basis.document}${certain ? '' : '，名称或行次待核对'}）`;
}
