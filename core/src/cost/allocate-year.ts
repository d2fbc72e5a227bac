import type { Text } from '../kernel';
import { addUp } from '../kernel/money';
import type { Expenditure } from '../project';
import { costItems, type CostItemCode } from '../tax';
import { amortisationCost, type AmortisationCostInput } from './amortisation-cost';
import type { CostPart, RegisterCosts } from './cost-part';
import { costSources, type CostSource, type CostSourceRow, type SourceOf } from './cost-source';
import type { CostWarning } from './cost-warning';
import { expenditureOfPart } from './expenditure-of-part';
import { depreciationCost, type DepreciationCostInput } from './depreciation-cost';
import { equipmentPowerCost, type EquipmentPowerCostInput } from './equipment-power-cost';
import { leaseCost, type LeaseCostInput } from './lease-cost';
import { materialCost, type MaterialCostInput } from './material-cost';
import { personnelCost, type PersonnelCostInput } from './personnel-cost';
import { powerCost, type PowerCostInput } from './power-cost';
import { compareStrings, ProjectIndex } from './project-index';
import { voucherCost, type VoucherCostInput } from './voucher-cost';

/** A year's projects and registers; rows of other years are left aside. */
export interface AllocateYearInput
  extends
    PersonnelCostInput,
    DepreciationCostInput,
    AmortisationCostInput,
    LeaseCostInput,
    EquipmentPowerCostInput,
    PowerCostInput,
    MaterialCostInput,
    Omit<VoucherCostInput, 'countedItems'> {
  /** What the enterprise chose for the year; automatic where it chose nothing. */
  readonly sourceChoices?: readonly CostSourceRow[];
}

/** Cost of a project in a month under one item and type of expenditure, with the parts it is the sum of. */
export interface CostRecord {
  readonly projectId: string;
  /** yyyy-MM */
  readonly month: string;
  readonly item: CostItemCode;
  /** 元, 2 decimals. */
  readonly amount: string;
  readonly origin: 'allocation' | 'voucher';
  /** Why it was taken from there. */
  readonly sourceReason: Text;
  /** By the phase of the project. */
  readonly expenditureType: Expenditure;
  readonly parts: readonly CostPart[];
}

export interface YearAllocation {
  readonly parts: readonly CostPart[];
  /** By project code, month, item and type of expenditure. */
  readonly records: readonly CostRecord[];
  readonly warnings: readonly CostWarning[];
  /** The parts of the source that is not in use. */
  readonly unused: readonly CostPart[];
}

/**
 * All cost of a year's projects, each item of a project from its one source. The same rows in any order give the same answer;
 * what does not go to R&D is dropped.
 */
export function allocateYear(input: AllocateYearInput): YearAllocation {
  const sourceOf = costSources(input, input.sourceChoices);
  const counts = ({ item, projectId, origin }: CostPart) => sourceOf(item, projectId).source === origin;
  const codes = costItems.map((item) => item.code);
  const countedItems = new Set(codes.filter((item) => sourceOf(item).source === 'voucher'));
  const { parts: all, warnings } = everyPart(input, countedItems);
  const [parts, unused]: [CostPart[], CostPart[]] = [[], []];
  for (const part of all) (counts(part) ? parts : unused).push(part);
  return {
    parts,
    records: recordsOf(parts, sourceOf, expenditureOfPart(input.projects, input.voucherEntries)),
    warnings,
    unused,
  };
}

/** The cost of a year as it would be if everything were taken from one source, for both sources. */
export function allocateFromEach(input: AllocateYearInput): Readonly<Record<CostSource, readonly CostRecord[]>> {
  const sourceOf = costSources(input, input.sourceChoices);
  const typeOf = expenditureOfPart(input.projects, input.voucherEntries);
  const { parts } = everyPart(input);
  const from = (source: CostSource) =>
    recordsOf(
      parts.filter(({ origin }) => origin === source),
      sourceOf,
      typeOf,
    );
  return { allocation: from('allocation'), voucher: from('voucher') };
}

/** What every register and the vouchers give, in the order of records. */
function everyPart(input: AllocateYearInput, countedItems?: ReadonlySet<CostItemCode>): RegisterCosts {
  const registers = [
    personnelCost(input),
    depreciationCost(input),
    amortisationCost(input),
    leaseCost(input),
    equipmentPowerCost(input),
    powerCost(input),
    materialCost(input),
    voucherCost({ ...input, ...(countedItems && { countedItems }) }),
  ];
  return {
    parts: inOrder(registers, new ProjectIndex(input.projects)),
    warnings: registers.flatMap((register) => register.warnings),
  };
}

/** The parts by project, month, item and source; those of each project are sorted apart, which are far fewer. */
function inOrder(registers: readonly RegisterCosts[], projects: ProjectIndex): CostPart[] {
  const ofProjects = Array.from({ length: projects.ordered.length + 1 }, (): CostPart[] => []);
  for (const { parts } of registers) for (const part of parts) ofProjects[projects.rank(part.projectId)]!.push(part);
  return ofProjects.flatMap((own) => own.sort((a, b) => byRecord(a, b) || bySource(a, b)));
}

const byRecord = (a: CostPart, b: CostPart): number =>
  compareStrings(a.month, b.month) || compareStrings(a.item, b.item);

function bySource(a: CostPart, b: CostPart): number {
  return compareStrings(a.source.resource, b.source.resource) || compareStrings(a.source.id, b.source.id);
}

const expenditureTypes = ['expensed', 'capitalised'] as const;

/** `parts` in the order of records. */
function recordsOf(
  parts: readonly CostPart[],
  sourceOf: SourceOf,
  typeOf: (part: CostPart) => Expenditure,
): CostRecord[] {
  const groups: CostPart[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    const last = group?.[0];
    if (group && last && last.projectId === part.projectId && last.month === part.month && last.item === part.item) {
      group.push(part);
    } else {
      groups.push([part]);
    }
  }
  return groups.flatMap((group) => {
    const first = group[0];
    if (!first) return [];
    const { projectId, month, item, origin } = first;
    const sourceReason = sourceOf(item, projectId).reason;
    const types = group.map(typeOf);
    return expenditureTypes.flatMap((expenditureType): CostRecord[] => {
      const own = group.filter((_, at) => types[at] === expenditureType);
      if (own.length === 0) return [];
      const amount = addUp(own.map((part) => part.amount));
      return [{ projectId, month, item, amount, origin, sourceReason, expenditureType, parts: own }];
    });
  });
}
