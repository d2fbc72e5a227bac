import { text, type Trace } from '../../kernel';
import { dictionary, structureOf, year, type Fields, type Resource } from '../../records';
import type { PaperFacts } from './paper-facts';
import { TITLE_STATE, type TitleState, type TitleStep } from './title-state';

/** What a reviewer says of one field or figure of a returned application. */
export interface FieldRemark {
  readonly field: string;
  readonly remark: string;
}

/** A figure as typed in place of the one from the registers. */
export interface Override {
  readonly value: string;
  readonly reason: string;
}

/** A figure of an application: from the registers, with its trace, or typed with a reason. */
export interface TitleFigure {
  readonly field: string;
  /** The figure from the registers; null where there is none. */
  readonly value: string | null;
  readonly trace: Trace | null;
  readonly overridden: Override | null;
}

/** An application as it was submitted. */
export interface FormerVersion {
  readonly number: number;
  readonly by: string;
  readonly time: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly figures: readonly TitleFigure[];
  /** Ids of the intellectual property that is used up when it passes. */
  readonly usedUp?: readonly string[];
  /** Missing of what was submitted before papers were kept. */
  readonly paper?: PaperFacts;
}

/** The fields that every application has besides its own; all but the year are written by its steps alone. */
export const applicationFields = {
  year: year({
    label: text('年度', 'Year'),
    required: text('请选择年度', 'Choose the year'),
    initial: (today) => today.slice(0, 4),
  }),
  state: dictionary(TITLE_STATE, { label: text('状态', 'Status'), readOnly: true, initial: () => 'draft' }),
  steps: structureOf<readonly TitleStep[] | null>()({ label: text('办理过程', 'Steps'), bulky: true }),
  remarks: structureOf<readonly FieldRemark[] | null>()({ label: text('退回意见', 'Remarks'), bulky: true }),
  overrides: structureOf<Readonly<Record<string, Override>> | null>()({
    label: text('调整数', 'Typed figures'),
    bulky: true,
  }),
  figures: structureOf<readonly TitleFigure[] | null>()({
    label: text('提交时数据', 'Figures as submitted'),
    bulky: true,
  }),
  versions: structureOf<readonly FormerVersion[] | null>()({
    label: text('历次提交', 'Versions submitted'),
    // Their papers hold numbers of persons in full; pages show them through the overview.
    secret: true,
    bulky: true,
  }),
} as const;

/** A resource whose records are applications. */
export type ApplicationResource = Resource<Fields & typeof applicationFields>;

/** The stored state; a record without one is a draft. */
export const stateOf = ({ state }: { readonly state?: unknown }): TitleState => (state ?? 'draft') as TitleState;

/** The names of the fields that only the steps write. */
export const machineFields: readonly string[] = ['state', 'steps', 'remarks', 'overrides', 'figures', 'versions'];
