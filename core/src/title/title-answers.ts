import * as v from 'valibot';
import { answer, trace } from '../records';
import { titleActions, titleStates, type TitleState } from './application/title-state';

/* Schemas of what the calls of titles answer. */

const textOrNull = v.nullable(v.string());
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const time = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));
export const titleState = v.picklist(Object.keys(titleStates) as TitleState[]);
const action = v.picklist(titleActions);
const outcome = v.picklist(['yes', 'no', 'maybe']);
const level = v.picklist(['info', 'warning', 'danger']);
const basis = v.object({ document: v.string(), article: v.string() });

const condition = v.object({
  key: v.string(),
  label: answer.bilingual,
  ok: v.nullable(v.boolean()),
  actual: textOrNull,
  required: v.string(),
  basis,
  gap: v.optional(answer.bilingual),
});

const points = { low: v.number(), high: v.number(), suggested: v.number() };
const part = v.object({
  key: v.string(),
  label: answer.bilingual,
  max: v.number(),
  ...points,
  items: v.array(
    v.object({
      key: v.string(),
      label: answer.bilingual,
      max: v.number(),
      ...points,
      given: v.boolean(),
      actual: textOrNull,
    }),
  ),
  basis,
});

const fieldRemark = v.object({ field: v.string(), remark: v.string() });

export const overview = v.object({
  code: v.string(),
  year: answer.year,
  id: v.nullable(answer.id),
  recordYear: v.nullable(answer.year),
  state: v.nullable(titleState),
  steps: v.array(v.object({ action, by: v.string(), byId: v.string(), time, opinion: textOrNull })),
  remarks: v.array(fieldRemark),
  submissions: v.array(
    v.object({
      number: answer.count,
      by: v.string(),
      time,
      figures: v.array(v.object({ field: v.string(), value: textOrNull })),
    }),
  ),
  validity: v.nullable(v.object({ from: day, to: v.nullable(day) })),
  figures: v.array(
    v.object({
      field: v.string(),
      label: answer.bilingual,
      unit: v.picklist(['yuan', 'people', 'pieces', 'percent']),
      value: textOrNull,
      trace: v.nullable(trace),
      overridden: v.nullable(v.object({ value: v.string(), reason: v.string() })),
      difference: textOrNull,
      now: textOrNull,
      required: v.boolean(),
    }),
  ),
  frozen: v.boolean(),
  outdated: v.nullable(answer.bilingual),
  slots: v.array(
    v.object({ field: v.string(), label: answer.bilingual, required: v.boolean(), files: v.array(answer.id) }),
  ),
  completeness: answer.count,
  missing: v.array(answer.bilingual),
  due: v.array(v.object({ on: day, message: answer.bilingual, level, days: v.number() })),
  caveats: v.array(answer.bilingual),
  actions: v.array(action),
  mayEdit: v.boolean(),
  records: v.array(v.object({ id: answer.id, year: answer.year, state: titleState, name: v.string() })),
  outcome,
  conclusion: answer.bilingual,
  conditions: v.array(condition),
  parts: v.array(part),
  hints: v.array(answer.bilingual),
});

export const queue = v.array(
  v.object({
    id: answer.id,
    code: v.string(),
    label: answer.bilingual,
    path: v.string(),
    year: answer.year,
    state: titleState,
    submittedBy: v.string(),
    submittedTime: v.string(),
    version: answer.count,
    mayReview: v.boolean(),
  }),
);

export const matches = v.array(
  v.object({
    key: v.string(),
    region: answer.bilingual,
    title: answer.bilingual,
    outcome,
    conditions: v.array(condition),
    points: v.nullable(v.object({ low: v.number(), high: v.number(), least: v.number() })),
    docs: v.array(answer.bilingual),
    window: v.nullable(answer.bilingual),
    organ: v.nullable(answer.bilingual),
    source: answer.bilingual,
    sources: answer.count,
    open: v.nullable(answer.bilingual),
  }),
);

export const remarksGiven = v.pipe(
  v.array(v.object({ field: v.pipe(v.string(), v.maxLength(60)), remark: v.pipe(v.string(), v.maxLength(200)) })),
  v.maxLength(100),
);
