import type { Text } from '../../kernel';

/**
 * How the sheet of another program is read as the sheet of a register. Plain data: it is stored per enterprise, shipped
 * for well-known programs, and exported and imported as JSON. `applyLayout` turns a sheet and its layout into a sheet
 * with the register's official headings, which is then checked and written like any other.
 */
export interface Layout {
  /** Name of the resource it fills, e.g. `blade-rdm/financialaccount`. */
  readonly register: string;
  /** What the layout is called on screen, e.g. 用友 U8 序时账. */
  readonly name: Text;
  /** Headings that a file must have to be of this layout; a second level is joined by `/`. */
  readonly headings: readonly string[];
  /** A regular expression for the name of the sheet, where the file has several; otherwise the first with the headings. */
  readonly sheet?: string;
  /** Headings whose blanks repeat the cell above, e.g. date and number on the first line of a voucher only. */
  readonly carriedDown?: readonly string[];
  /**
   * A heading whose other value ends what is carried down: a slip of its own number does not take the project of the slip
   * above.
   */
  readonly carriedWithin?: string;
  /** Rows that are no data, beside totals and signatures: heading and a regular expression for its cell. */
  readonly skipped?: readonly { readonly heading: string; readonly pattern: string }[];
  /** Fields without which a row does not concern the register and is left out, e.g. the project of a slip of material. */
  readonly leavesOutBlank?: readonly string[];
  /**
   * References by which a row does not concern the register where they name a record that it does not have, e.g. the
   * person of a payroll who is no R&D personnel. Such rows are listed as left out, not refused.
   */
  readonly leavesOutUnknown?: readonly string[];
  /** Columns turned into rows, e.g. one column a month or a project. */
  readonly unfolded?: Unfolding;
  /** By the field of the register: where its value comes from. Fields not named keep their default. */
  readonly fields: Readonly<Record<string, FieldSource>>;
}

/** Where the value of a field comes from, and what is done to it, one step after the other. */
export type FieldSource = ValueSource & { readonly steps?: readonly Step[] };

export type ValueSource =
  | { readonly from: 'column'; readonly heading: string }
  /** Several sources joined as texts; blank where one of them is. */
  | { readonly from: 'joined'; readonly sources: readonly FieldSource[]; readonly by: string }
  /** Several columns of amounts added up, blanks left out; blank where all are. */
  | { readonly from: 'sum'; readonly headings: readonly string[] }
  | { readonly from: 'constant'; readonly value: string }
  /** The texts above the heading, the name of the sheet or of the file; usually narrowed by a `match`. */
  | { readonly from: 'title' | 'sheetName' | 'fileName' }
  /** Counts from 1 within rows of the same values of these fields, e.g. entries within a voucher. */
  | { readonly from: 'count'; readonly within: readonly string[] }
  /** Of an unfolded column: its heading, or its cell. */
  | { readonly from: 'unfoldedHeading' | 'unfoldedCell' }
  /** The first of these that is not blank. */
  | { readonly from: 'firstOf'; readonly sources: readonly FieldSource[] };

export type Step =
  /** The first group of the regular expression, or all it matches; blank where it does not match. */
  | { readonly do: 'match'; readonly pattern: string }
  | { readonly do: 'replace'; readonly pattern: string; readonly by: string }
  /** A date or month as other programs write it: `2024.05.06`, `20240506`, `2024年5月`, serials, `2024.5` as a month. */
  | { readonly do: 'date' | 'month' }
  /** An amount as other programs write it: separators, brackets or a trailing sign for minus, ￥. */
  | { readonly do: 'amount' }
  /** Multiplies by a decimal fraction, e.g. `1/60` for minutes to hours. */
  | { readonly do: 'scale'; readonly by: string }
  /** Of an amount with its sign: the debit, where it is positive, or the credit without its sign, where it is negative. */
  | { readonly do: 'debit' | 'credit' }
  /** Kept where another column has one of these texts, else blank, e.g. the debit of amount and direction. */
  | { readonly do: 'where'; readonly heading: string; readonly is: readonly string[] }
  /** The digits of each part behind a dot that a number has lost, e.g. 2 for `6601.3` → `6601.30`. */
  | { readonly do: 'code'; readonly decimals: number }
  /** The part behind the last separator, e.g. the project at the end of an account. */
  | { readonly do: 'lastPart'; readonly separator: string }
  /** Values of the file by those of the register's dictionary. */
  | { readonly do: 'translate'; readonly values: Readonly<Record<string, string>> };

export interface Unfolding {
  /** Regular expression for the headings that become rows, e.g. `^\d{1,2}月$` or `^RD\d+`. */
  readonly headings: string;
  /** Whether a blank or zero cell makes no row. */
  readonly dropsBlank: boolean;
}
