import {
  added,
  decimalText,
  divided,
  multiplied,
  readRational,
  zero,
  type CellValue,
  type Rational,
} from '../../kernel';
import { boundedPattern } from './bounded-pattern';
import { cellAsText } from './cell-as-text';
import { foreignAmount } from './foreign-amount';
import { foreignDate, foreignMonth } from './foreign-date';
import { comparedHeading } from './heading-place';
import type { FieldSource, Step } from '../declaration/layout';

/** One row of a file, as the sources of fields read it. */
export interface SourceRow {
  /** The cell under a heading as `comparedHeading` writes it; null where it is blank or there is no such column. */
  readonly cell: (heading: string) => CellValue;
  readonly title: string;
  readonly sheetName: string;
  readonly fileName: string;
  readonly unfolded?: { readonly heading: string; readonly cell: CellValue };
}

/** Reads the text of a field from a row; `''` is blank. */
export type FieldReader = (row: SourceRow) => string;

/** A text on its way through the steps; a month in a number cell may have lost a digit. */
interface Reading {
  readonly text: string;
  readonly isNumber: boolean;
}

type Read = (row: SourceRow) => Reading;

/** Prepares the source of a field; `count` sources, which need the rows before, are read by `applyLayout`. */
export function fieldReader(source: FieldSource): FieldReader {
  const read = reading(source);
  return (row) => read(row).text;
}

function reading(source: FieldSource): Read {
  const start = startOf(source);
  const steps = (source.steps ?? []).map(stepOf);
  return (row) => steps.reduce((value, step) => step(value, row), start(row));
}

const ofText = (text: string): Reading => ({ text, isNumber: false });
const ofCell = (cell: CellValue): Reading => ({ text: cellAsText(cell), isNumber: typeof cell === 'number' });

function startOf(source: FieldSource): Read {
  switch (source.from) {
    case 'column': {
      const heading = comparedHeading(source.heading);
      return (row) => ofCell(row.cell(heading));
    }
    case 'joined': {
      const parts = source.sources.map(reading);
      return (row) => {
        const texts = parts.map((part) => part(row).text);
        return ofText(texts.includes('') ? '' : texts.join(source.by));
      };
    }
    case 'sum': {
      const headings = source.headings.map(comparedHeading);
      return (row) => ofText(sumOf(headings.map((heading) => cellAsText(row.cell(heading)))));
    }
    case 'constant':
      return () => ofText(source.value);
    case 'title':
      return (row) => ofText(row.title);
    case 'sheetName':
      return (row) => ofText(row.sheetName);
    case 'fileName':
      return (row) => ofText(row.fileName);
    case 'unfoldedHeading':
      return (row) => ofText(row.unfolded?.heading ?? '');
    case 'unfoldedCell':
      return (row) => ofCell(row.unfolded?.cell ?? null);
    case 'firstOf': {
      const sources = source.sources.map(reading);
      return (row) => {
        for (const read of sources) {
          const value = read(row);
          if (value.text !== '') return value;
        }
        return ofText('');
      };
    }
    case 'count':
      return () => ofText('');
  }
}

/** The sum of amounts, blanks left out. One that cannot be read is the result, so that a check refuses it. */
function sumOf(texts: readonly string[]): string {
  const amounts = texts.map(foreignAmount).filter(Boolean);
  const unreadable = amounts.find((amount) => readRational(amount) === null);
  if (unreadable !== undefined || amounts.length === 0) return unreadable ?? '';
  return decimalText(amounts.map((amount) => readRational(amount)!).reduce(added, zero));
}

type Apply = (value: Reading, row: SourceRow) => Reading;

function stepOf(step: Step): Apply {
  switch (step.do) {
    case 'match': {
      const match = boundedPattern(step.pattern);
      return ({ text }) => {
        const found = match?.(text);
        return ofText((found?.[1] ?? found?.[0] ?? '').trim());
      };
    }
    case 'replace': {
      const match = boundedPattern(step.pattern);
      return (value) => {
        const found = match?.(value.text);
        if (!found) return value;
        const { text } = value;
        return ofText(text.slice(0, found.index) + step.by + text.slice(found.index + found[0].length));
      };
    }
    case 'date':
      return ({ text }) => ofText(text && foreignDate(text));
    case 'month':
      return ({ text, isNumber }) => ofText(text && foreignMonth(text, isNumber));
    case 'amount':
      return ({ text }) => ofText(foreignAmount(text));
    case 'scale': {
      const factor = factorOf(step.by);
      return (value) => {
        const amount = readRational(foreignAmount(value.text));
        return amount && factor ? ofText(decimalText(multiplied(amount, factor))) : value;
      };
    }
    case 'debit':
      return (value) => sided(value, (over) => over > 0n);
    case 'credit':
      return (value) => sided(value, (over) => over < 0n);
    case 'where': {
      const heading = comparedHeading(step.heading);
      const allowed = new Set(step.is.map(normal));
      return (value, row) => (allowed.has(normal(cellAsText(row.cell(heading)))) ? value : ofText(''));
    }
    case 'code':
      return ({ text, isNumber }) => ofText(isNumber ? padded(text, step.decimals) : text);
    case 'lastPart':
      return ({ text }) => ofText(text.split(step.separator).at(-1)!.trim());
    case 'translate': {
      const values = new Map(Object.entries(step.values).map(([from, to]) => [normal(from), to]));
      return (value) => {
        const to = values.get(normal(value.text));
        return to === undefined ? value : ofText(to);
      };
    }
  }
}

/** The amount without its sign where it is of the asked side; blank of the other. What cannot be read stays. */
function sided(value: Reading, isOfSide: (over: bigint) => boolean): Reading {
  const written = foreignAmount(value.text);
  const amount = readRational(written);
  if (!amount) return value;
  return ofText(isOfSide(amount.over) ? written.replace(/^-/, '') : '');
}

const normal = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** `1/60`, `0.001` or `10000`. */
function factorOf(by: string): Rational | null {
  const [over, under = '1', ...more] = by.split('/').map(readRational);
  if (!over || more.length > 0) return null;
  const below = under === '1' ? readRational('1') : under;
  return below && below.over !== 0n ? divided(over, below) : null;
}

function padded(code: string, decimals: number): string {
  const [whole, part] = code.split('.');
  return part === undefined ? code : `${whole}.${part.padEnd(decimals, '0')}`;
}
