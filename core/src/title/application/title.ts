import type { Text, Trace } from '../../kernel';
import type { Call, PermissionCode, RecordOf } from '../../records';
import type { Condition, ScorePart } from '../../assessment';
import type { YearFacts } from '../figures/year-facts';
import type { ApplicationResource } from './application-fields';
import type { FormTable } from './form-table';
import type { JudgedBy } from './paper-facts';

export type ApplicationRecord = RecordOf<ApplicationResource>;

/** A figure a title asks for. */
export interface FigureOfTitle {
  readonly field: string;
  readonly label: Text;
  readonly unit: 'yuan' | 'people' | 'pieces' | 'percent';
  /** From the registers; null where they do not have it. */
  readonly from: (facts: YearFacts, year: number) => Promise<Trace | null>;
  /** An application cannot be submitted without it. */
  readonly required?: true;
  /** It may be below 0. */
  readonly signed?: true;
}

/** A condition of a title, and how much is missing of it. */
export interface TitleCondition extends Condition {
  readonly gap?: Text;
}

/** How far an enterprise reaches a title, as its records show. */
export interface Assessment {
  readonly outcome: 'yes' | 'no' | 'maybe';
  readonly conclusion: Text;
  readonly conditions: readonly TitleCondition[];
  readonly parts: readonly ScorePart[];
  /** What would help most, or what follows. */
  readonly hints: readonly Text[];
}

/** What a title is judged by. */
export interface Judged extends JudgedBy {
  readonly year: string;
  /** The values of the record; none where there is no record yet. */
  readonly values: Readonly<Record<string, unknown>>;
  /** A figure as it counts: typed, or from the registers; null where there is none. */
  readonly figure: (field: string) => string | null;
}

/** A date something is due on. */
export interface Deadline {
  /** yyyy-MM-dd */
  readonly on: string;
  readonly message: Text;
  /** Reminded of from this day on. */
  readonly from: string;
}

/** The days a title is held, both included; without an end while it is held on. */
export interface Validity {
  readonly from: string;
  readonly to: string | null;
}

/** What the tables of a title are filled with besides the registers. */
export interface TablesGiven {
  readonly year: string;
  /** The values of the record; none where there is no record yet. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly figure: (field: string) => string | null;
}

type Values = Readonly<Record<string, unknown>>;

/** Of what the deadlines are asked. */
export interface DeadlinesAsked {
  /** The record looked at; null where there is none. */
  readonly record: Values | null;
  /** All of the title. */
  readonly records: readonly Values[];
  /** yyyy-MM-dd */
  readonly today: string;
}

/** A title an enterprise applies for or holds. Its calls, screens, papers and reminders follow from this. */
export interface Title {
  /** The part of its path after `blade-rdm/`, and the code of its permissions and its menu. */
  readonly code: string;
  readonly resource: ApplicationResource;
  /** Of the page in the screens. */
  readonly path: string;
  readonly figures: readonly FigureOfTitle[];
  /** Its fields of files; those required must hold one before it is submitted. */
  readonly slots: readonly { readonly field: string; readonly required: boolean }[];
  /** Fields that hold the answer of the authority: they may be filled in after the application was submitted. */
  readonly outcome: readonly string[];
  readonly assess: (given: Judged) => Assessment;
  /** What the questionnaire of the title would be answered with, by its questions; where it has one. */
  readonly answers?: (given: Judged) => Readonly<Record<string, unknown>>;
  readonly validity: (record: Readonly<Record<string, unknown>>) => Validity | null;
  /** What is due, whatever the day. */
  readonly deadlines: (asked: DeadlinesAsked) => readonly Deadline[];
  /** Whether its figures are kept as they were submitted; else they are those of the year looked at. */
  readonly freezes: boolean;
  /** The years whose computed figures it is made of: those a recompute changes. */
  readonly computedYears: (year: string) => readonly string[];
  /** The tables of its official papers, printed with the figures as they count. */
  readonly tables?: (call: Call, given: TablesGiven) => Promise<readonly FormTable[]>;
  /** Ids of the intellectual property that can serve no further application once this one has passed. */
  readonly usesUp?: (call: Call, given: Pick<TablesGiven, 'year' | 'values'>) => Promise<readonly string[]>;
  /** What is not certain about the rules, said on screen and paper. */
  readonly caveats: readonly Text[];
}

/** Who may submit an application. */
export const submitRight = ({ code }: Pick<Title, 'code'>): PermissionCode => `${code}_submit`;
export const REVIEW_RIGHT = 'titlereview_review';
export const REVIEW_VIEW = 'titlereview_view';
