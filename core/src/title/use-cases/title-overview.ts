import type { Text, Trace } from '../../kernel';
import { isVisible, requiredMessage, type Call } from '../../records';
import { accountNames } from '../../access';
import { attachmentIds } from '../../evidence';
import {
  editableStates,
  isSubmitter,
  titleActions,
  titleMoves,
  type TitleAction,
  type TitleState,
  type TitleStep,
} from '../application/title-state';
import { stateOf, type FieldRemark, type Override } from '../application/application-fields';
import {
  REVIEW_RIGHT,
  submitRight,
  type ApplicationRecord,
  type Validity,
  type Assessment,
  type Title,
} from '../application/title';
import { dueOn, type DueDate } from './due-dates';
import { outdatedOf } from './paper-facts';
import { differenceOf, isFrozen, shallow, titleAssessment, titleFigures } from './title-figures';
import { recordOfYear, stateShown, titleNamed, titleRecords, type TitleNamed } from './title-record';

/** A figure as the page shows it. */
export interface FigureShown {
  readonly field: string;
  readonly label: Text;
  readonly unit: 'yuan' | 'people' | 'pieces' | 'percent';
  readonly value: string | null;
  readonly trace: Trace | null;
  readonly overridden: Override | null;
  /** Typed − from the registers; null where one is missing. */
  readonly difference: string | null;
  /** What the registers have now where that differs from what was submitted; else null. */
  readonly now: string | null;
  readonly required: boolean;
}

export interface SlotShown {
  readonly field: string;
  readonly label: Text;
  readonly required: boolean;
  readonly files: readonly string[];
}

/** A submission of an application: by whom, when, and with which figures. */
export interface SubmissionShown {
  readonly number: number;
  readonly by: string;
  readonly time: string;
  readonly figures: readonly { readonly field: string; readonly value: string | null }[];
}

/** A title in a year: where it stands, its figures and how they are judged, its files, and what the caller may do. */
export interface TitleOverview extends Assessment {
  readonly code: string;
  readonly year: string;
  readonly id: string | null;
  readonly recordYear: string | null;
  readonly state: TitleState | null;
  /** Each by the name of the person and the account. */
  readonly steps: readonly TitleStep[];
  readonly remarks: readonly FieldRemark[];
  readonly submissions: readonly SubmissionShown[];
  readonly validity: Validity | null;
  readonly figures: readonly FigureShown[];
  /** Whether the figures are those the application was submitted with. */
  readonly frozen: boolean;
  /** Which of its years have figures that are out of date, or had when it was submitted; null where none has. */
  readonly outdated: Text | null;
  readonly slots: readonly SlotShown[];
  /** 0 to 100: of the figures, fields and files that are required. */
  readonly completeness: number;
  /** What is still missing of them. */
  readonly missing: readonly Text[];
  readonly due: readonly DueDate[];
  readonly caveats: readonly Text[];
  /** The steps the caller may take now. */
  readonly actions: readonly TitleAction[];
  readonly mayEdit: boolean;
  /** All records of the title, the newest first. */
  readonly records: readonly {
    readonly id: string;
    readonly year: string;
    readonly state: TitleState;
    readonly name: string;
  }[];
}

/** @throws Refusal 404 where an id names no record */
export async function titleOverview(call: Call, title: Title, given: TitleNamed): Promise<TitleOverview> {
  const today = call.clock.now().slice(0, 10);
  const named = given.id === undefined ? null : await titleNamed(call, title, given.id);
  const year = given.year ?? named?.year ?? today.slice(0, 4);
  const record = named ?? (await recordOfYear(call, title, year));
  const figures = await titleFigures(call, title, record, year);
  const assessment = await titleAssessment(call, title, record, year, figures);
  const state = record && stateOf(record);
  // The rows below a figure of the enterprise are not for those who may see only some of them.
  const seen = (trace: Trace | null) => (trace && call.caller.dataScopes?.size ? shallow(trace) : trace);
  const shown = title.figures.flatMap(({ field, label, unit, required }): FigureShown[] => {
    const found = figures.find((each) => each.field === field);
    return found
      ? [
          {
            ...found,
            trace: seen(found.trace),
            label,
            unit,
            difference: differenceOf(found),
            required: required === true,
          },
        ]
      : [];
  });
  const slots = title.slots.flatMap(({ field, required }): SlotShown[] => {
    const declared = title.resource.fields[field];
    return declared && isVisible(declared, record ?? {})
      ? [{ field, label: declared.label, required, files: attachmentIds(record?.[field]) }]
      : [];
  });
  const complete = completenessOf(title, record, shown, slots);
  const records = await titleRecords(call, title);
  const steps = record?.steps ?? [];
  const versions = record?.versions ?? [];
  const nameOf = await accountNames(
    call,
    [...steps, ...versions].map(({ by }) => by),
  );
  return {
    ...assessment,
    code: title.code,
    year,
    id: record?.id ?? null,
    recordYear: record?.year ?? null,
    state: record && stateShown(title, record, today),
    steps: steps.map((step) => ({ ...step, by: nameOf(step.by, step.time) })),
    remarks: record?.remarks ?? [],
    submissions: versions.map(({ number, by, time, figures: of }) => ({
      number,
      by: nameOf(by, time),
      time,
      figures: of.map(({ field, value, overridden }) => ({ field, value: overridden?.value ?? value })),
    })),
    validity: record && title.validity(record),
    figures: shown,
    frozen: isFrozen(title, record, year),
    outdated: await outdatedOf(call, title, record, year),
    slots,
    ...complete,
    due: dueOn(title, { record, records, today }),
    caveats: title.caveats,
    actions: state && record ? titleActions.filter((action) => mayTake(call, title, record, action)) : [],
    mayEdit:
      state !== null && editableStates.includes(state) && call.caller.permissions.has(title.resource.permissions.edit),
    records: records.map((each) => ({
      id: each.id,
      year: each.year,
      state: stateShown(title, each, today),
      name: String(each.kind ?? each.certNo ?? each.regNo ?? ''),
    })),
  };
}

function mayTake(call: Call, title: Title, record: ApplicationRecord, action: TitleAction): boolean {
  const move = titleMoves[action];
  const { permissions, userId } = call.caller;
  if (!move.from.includes(stateOf(record))) return false;
  if (!move.reviews) return permissions.has(submitRight(title));
  return permissions.has(REVIEW_RIGHT) && !isSubmitter(record.steps ?? [], userId);
}

/** The share of what is required that is there, and what is not. */
function completenessOf(
  title: Title,
  record: ApplicationRecord | null,
  figures: readonly FigureShown[],
  slots: readonly SlotShown[],
): { readonly completeness: number; readonly missing: readonly Text[] } {
  const parts: { readonly label: Text; readonly isThere: boolean }[] = [
    ...Object.entries(title.resource.fields).flatMap(([name, field]) =>
      isVisible(field, record ?? {}) && requiredMessage(field, record ?? {})
        ? [{ label: field.label, isThere: isFilled(record?.[name]) }]
        : [],
    ),
    ...figures.flatMap(({ required, label, value, overridden }) =>
      required ? [{ label, isThere: value !== null || overridden !== null }] : [],
    ),
    ...slots.flatMap(({ required, label, files }) => (required ? [{ label, isThere: files.length > 0 }] : [])),
  ];
  const there = parts.filter(({ isThere }) => isThere).length;
  return {
    completeness: parts.length === 0 ? 100 : Math.floor((there * 100) / parts.length),
    missing: parts.flatMap(({ label, isThere }) => (isThere ? [] : [label])),
  };
}

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';
