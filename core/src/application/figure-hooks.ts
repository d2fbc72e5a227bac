import { noticeSheets } from '../enterprise';
import type { Condition, HooksByName, ResourceHooks } from '../records';
import { resources } from './catalogue';

/** Exports of computed figures of a year say which of their years have changed since they were computed. */
export const figureHooks: HooksByName = Object.fromEntries(
  resources.flatMap(({ name, figuresOf }): [string, ResourceHooks][] => {
    if (figuresOf === undefined) return [];
    const besideExport: ResourceHooks['besideExport'] = (call, rows, { where = [] }) =>
      noticeSheets(call, [...yearsAsked(where, figuresOf), ...rows.map((row) => String(row[figuresOf]))]);
    return [[name, { besideExport }]];
  }),
);

/** The year that is asked for, which may have no rows. */
const yearsAsked = (where: readonly Condition[], figuresOf: string): string[] =>
  where.flatMap(({ field, is, value }) =>
    field === figuresOf && is === 'equal' && /^\d{4}$/.test(String(value)) ? [String(value)] : [],
  );
