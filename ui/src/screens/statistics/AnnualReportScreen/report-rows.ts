import type { Text } from '@rdm/core/internal/kernel';
import {
  annualReportTree,
  fillAnnualReport,
  type AnnualReportFinding,
  type FilledAnnualReportRow,
} from '@rdm/core/internal/statistics';
import { isCount, mayBeTyped, type ReportDraftViewModel } from './ReportDraftViewModel';

/** A row of form 107-2 as the screen shows it. */
export interface ReportRow {
  readonly row: FilledAnnualReportRow;
  /** Steps below its section: 0 a section, 1 an indicator, 2 its parts. */
  readonly depth: number;
  /** Whether it has child rows that can be collapsed. */
  readonly isFoldable: boolean;
  readonly isFolded: boolean;
  /** As typed or as filled in; null on a section. */
  readonly value: string | null;
  /** Whether the value is typed on this form, if only in place of a computed one. */
  readonly isTyped: boolean;
  /** Whether the value can be computed, and so explained. */
  readonly isComputed: boolean;
  /** The computed value where another one is typed. */
  readonly replaced?: string;
  readonly isChanged: boolean;
  readonly error?: Text;
  /** Digits after the point: none for persons and pieces. */
  readonly digits: number;
  readonly findings: readonly AnnualReportFinding[];
}

/** The rows in sight: those under a folded one are left out. */
export function reportRows(
  year: string,
  draft: ReportDraftViewModel,
  folded: ReadonlySet<number>,
  findings: readonly AnnualReportFinding[],
): readonly ReportRow[] {
  const filled = fillAnnualReport(annualReportTree(Number(year)), draft.values);
  const parents = new Set(filled.map(({ parentId }) => parentId));
  const shown: ReportRow[] = [];
  const depths = new Map<number, number>();
  const hidden = new Set<number>();
  for (const row of filled) {
    const depth = row.parentId === 0 ? 0 : (depths.get(row.parentId) ?? 0) + 1;
    depths.set(row.id, depth);
    if (hidden.has(row.parentId) || folded.has(row.parentId)) {
      hidden.add(row.id);
      continue;
    }
    shown.push({
      row,
      depth,
      isFoldable: parents.has(row.id),
      isFolded: folded.has(row.id),
      findings: findings.filter(({ rows }) => rows.includes(row.code)),
      ...cellOf(row, draft),
    });
  }
  return shown;
}

function cellOf({ amountKey, amount }: FilledAnnualReportRow, draft: ReportDraftViewModel) {
  if (amountKey === null) return { value: null, isTyped: false, isComputed: false, isChanged: false, digits: 0 };
  const isTyped = mayBeTyped(amountKey);
  const replaced = draft.replacedValue(amountKey);
  const error = draft.errorOf(amountKey);
  return {
    value: draft.changes[amountKey] ?? amount,
    isTyped,
    isComputed: draft.isComputed(amountKey),
    ...(replaced !== undefined && { replaced }),
    isChanged: draft.isChanged(amountKey),
    digits: isCount(amountKey) ? 0 : 2,
    ...(error && { error }),
  };
}
