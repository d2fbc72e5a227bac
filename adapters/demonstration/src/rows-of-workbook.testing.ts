import { externalUnitBudget, governmentProjectBudget, ownBudget } from '@rdm/core/internal/funding';
import {
  achievementConversion,
  highTechProduct,
  intellectualProperty,
  productIncome,
  propertyDeal,
  standardParticipation,
} from '@rdm/core/internal/achievement';
import { resources } from '@rdm/core/internal/application';
import { costAdjustment, formedIntangible, grant, grantShare, grantSpending } from '@rdm/core/internal/cost';
import { yearExpense } from '@rdm/core/internal/enterprise';
import { closingAccount } from '@rdm/core/internal/finance';
import {
  demonstrationRecord,
  developmentActivity,
  projectAchievement,
  projectMember,
  projectPreparation,
  searchRecord,
  surveyRecord,
} from '@rdm/core/internal/execution';
import { otherMatter } from '@rdm/core/internal/ledger';
import {
  centralisedMember,
  cooperationParty,
  entrustedContract,
  entrustedPayment,
  externalUnit,
  projectMaster,
  projectOpening,
  projectPhase,
} from '@rdm/core/internal/project';
import { rdActivity } from '@rdm/core/internal/title';
import { columnHeading, columnOf, parseValue, type Field, type Resource } from '@rdm/core/internal/records';
import type { DemonstrationYear } from './demonstration-year';
import { dictionaries } from './sheet-of';

/* How the tests read workbooks: the inverse of `sheetOf`. */

/**
 * Without a workbook in a demonstration year: the year expense, entered after collection, what amounts typed replace, and
 * what follows from the projects, the approvals and the vouchers, which is added from them.
 */
const others: ReadonlySet<string> = new Set(
  [
    ...[yearExpense, formedIntangible],
    ...[externalUnit, entrustedContract, entrustedPayment, cooperationParty, centralisedMember],
    ...[projectMaster, projectPhase, projectOpening, closingAccount],
    ...[intellectualProperty, propertyDeal, standardParticipation],
    ...[highTechProduct, productIncome, achievementConversion, rdActivity],
    ...[projectPreparation, projectMember, searchRecord, surveyRecord, demonstrationRecord],
    ...[developmentActivity, projectAchievement],
    ...[governmentProjectBudget, externalUnitBudget, ownBudget],
    ...[grant, grantShare, grantSpending, costAdjustment, otherMatter],
  ].map(({ name }) => name),
);

/** In the order in which they are imported. */
export const registers: readonly Resource[] = resources.filter(
  ({ workbook, name }) => workbook !== undefined && !others.has(name),
);

export type Row = Readonly<Record<string, string | null>>;

/** Rows by field name in canonical form, dictionary labels as keys; a reference stays a code. */
export function rowsOf(shown: DemonstrationYear, resource: Resource): Row[] {
  const sheet = shown.workbooks.find((each) => each.resource === resource.name)!.sheet;
  const [headings = [], ...rows] = sheet.rows;
  return rows.map((cells) =>
    Object.fromEntries(
      resource.workbook!.map((name) => {
        const column = columnOf(resource, name)!;
        const cell = cells[headings.indexOf(columnHeading(column))] ?? null;
        return [name, 'field' in column ? read(column.field, cell) : (cell as string | null)];
      }),
    ),
  );
}

function read(field: Field, cell: unknown): string | null {
  if (cell === null || 'to' in field) return cell as string | null;
  const parsed = parseValue(field, cell);
  if (!parsed.ok) throw new Error(`${field.label.zh}: ${parsed.message.zh}`);
  if (field.kind !== 'dictionary') return String(parsed.value);
  if (field.dictionary === 'cost_item' || field.dictionary === 'matched_item')
    return cell === '不归集' ? 'none' : String(cell);
  const entries = dictionaries.get(field.dictionary)!;
  const entry = entries.find(([key, label]) => label.zh === cell || key === cell);
  if (!entry) throw new Error(`${field.dictionary} has no ${String(cell)}`);
  return entry[0];
}

/** The values of a column, each once. */
export function distinct(rows: readonly Row[], name: string): Set<string | null | undefined> {
  return new Set(rows.map((row) => row[name]));
}
