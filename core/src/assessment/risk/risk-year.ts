import { attendance, workTime } from '../../hours';
import {
  equipmentPower,
  equipmentPowerUse,
  fixedAsset,
  fixedAssetUse,
  leasedAsset,
  material,
  personnelSalary,
  allocateYear,
  costRecord,
  warningsOfSources,
  yearRegisters,
  type CostRecord,
  type SourceWarning,
  type SubjectMatchRow,
  type VoucherEntryRow,
} from '../../cost';
import { bookedEntries, closingRules, subjectMatch, type BookedEntry, type ClosingRules } from '../../finance';
import { enterpriseYear } from '../../enterprise';
import type { BaseRecord, Call, Condition, RecordOf, Resource, Where } from '../../records';
import { preferential, projectReport, type Preferential } from '../../ledger';
import { overYears, personnel, project, projectDetail, projectOpinion, projectsOfYear } from '../../project';
import { inspectProjects, type InspectedFindings } from '../../retention';
import { annualReport, type AnnualReportData } from '../../statistics';

/** A record without the store-managed fields, except the id. */
type Row<R extends Resource> = Pick<RecordOf<R>, 'id'> & Omit<RecordOf<R>, keyof BaseRecord>;

/** An entry of a voucher or of a correction, and its resource. */
export type RiskEntry = VoucherEntryRow & Pick<BookedEntry, 'resource' | 'subjectName' | 'summary'>;

/** Input of the rules: the registers of a year, and what was computed from them. */
export interface RiskYear {
  readonly year: string;
  readonly people: readonly Row<typeof personnel>[];
  readonly salaries: readonly Row<typeof personnelSalary>[];
  readonly attendance: readonly Row<typeof attendance>[];
  readonly workTimes: readonly Row<typeof workTime>[];
  readonly projects: readonly Row<typeof project>[];
  readonly details: readonly Row<typeof projectDetail>[];
  readonly fixedAssets: readonly Row<typeof fixedAsset>[];
  readonly assetUses: readonly Row<typeof fixedAssetUse>[];
  readonly leases: readonly Row<typeof leasedAsset>[];
  readonly equipmentPower: readonly Row<typeof equipmentPower>[];
  readonly equipmentPowerUses: readonly Row<typeof equipmentPowerUse>[];
  readonly materials: readonly Row<typeof material>[];
  readonly entries: readonly RiskEntry[];
  readonly closingRules?: ClosingRules;
  readonly matches: readonly (SubjectMatchRow & { readonly id: string; readonly subjectName: string })[];
  /** Stored cost of a project, month and cost item. */
  readonly costRecords: readonly (Pick<CostRecord, 'projectId' | 'month' | 'item' | 'amount'> & {
    readonly id: string;
    readonly origin?: string | null;
    /** What of it does not count for the super-deduction. */
    readonly excluded?: string | null;
  })[];
  /** What the sources of the cost leave open. */
  readonly sourceWarnings: readonly SourceWarning[];
  /** The doubts about projects of the year, in this year or an earlier one, with the project of the year. */
  readonly opinions: readonly (Pick<RecordOf<typeof projectOpinion>, 'id' | 'year' | 'outcome'> & {
    readonly projectId: string;
    readonly opinionOn?: string | null;
    readonly dueOn?: string | null;
    readonly repliedOn?: string | null;
  })[];
  /** What an inspector would ask about the projects of the year. */
  readonly inspected: readonly InspectedFindings[];
  /** The ledgers of the year. */
  readonly reports: readonly Row<typeof projectReport>[];
  /** 年度企业信息 of the year, if it is recorded. */
  readonly enterpriseYears: readonly { readonly id: string }[];
  /** A107012 of the year, and whether the enterprise may claim it. */
  readonly deduction: Pick<Preferential, 'lines'> & Partial<Pick<Preferential, 'gate' | 'lineInputs'>>;
  /** What is typed into form 107-2. */
  readonly statistics: AnnualReportData;
}

/** Loads the input of the rules. */
export async function riskYearOf(call: Call, year: string): Promise<RiskYear> {
  const read = <R extends Resource>(resource: R, where: Where<R> = []): Promise<readonly RecordOf<R>[]> =>
    call.records.find(resource, { where, order: [{ field: 'id' }] });
  const inMonths: readonly Condition<'month'>[] = [{ field: 'month', is: 'likeRight', value: `${year}-` }];
  const ofYear: readonly Condition<'year'>[] = [{ field: 'year', is: 'equal', value: year }];
  const onDays: readonly Condition<'date'>[] = [
    { field: 'date', is: 'greaterOrEqual', value: `${year}-01-01` },
    { field: 'date', is: 'lessOrEqual', value: `${year}-12-31` },
  ];
  const projects = await projectsOfYear(call, year);
  const { lines, gate, lineInputs } = await preferential(call, { year });
  const registers = await yearRegisters(call, year);
  const [typed] = await call.records.findByKeys(annualReport, [{ year }]);
  return {
    year,
    people: await read(personnel),
    salaries: await read(personnelSalary, inMonths),
    attendance: await read(attendance, inMonths),
    workTimes: await read(workTime, inMonths),
    projects,
    details: await read(projectDetail, [{ field: 'projectId', is: 'in', value: projects.map(({ id }) => id) }]),
    fixedAssets: await read(fixedAsset),
    assetUses: await read(fixedAssetUse, inMonths),
    leases: await read(leasedAsset, inMonths),
    equipmentPower: await read(equipmentPower, ofYear),
    equipmentPowerUses: await read(equipmentPowerUse, inMonths),
    materials: await read(material, onDays),
    entries: await bookedEntries(call, onDays),
    closingRules: await closingRules(call),
    // Cast, because dictionary fields are typed as plain text.
    matches: (await read(subjectMatch)) as RiskYear['matches'],
    costRecords: (await read(costRecord, ofYear)) as RiskYear['costRecords'],
    opinions: await opinionsAbout(call, projects, year),
    inspected: await inspectProjects(call, { year }),
    reports: await read(projectReport, ofYear),
    enterpriseYears: await read(enterpriseYear, ofYear),
    sourceWarnings: warningsOfSources(registers, allocateYear(registers)),
    deduction: { lines, gate, lineInputs },
    statistics: (typed?.data as AnnualReportData | null | undefined) ?? {},
  };
}

/** The opinions of the year and of those before, each about the project of the same code in the year. */
async function opinionsAbout(
  call: Call,
  projects: readonly Row<typeof project>[],
  year: string,
): Promise<RiskYear['opinions']> {
  const opinions = await call.records.find(projectOpinion, {
    where: [{ field: 'year', is: 'lessOrEqual', value: year }],
    order: [{ field: 'id' }],
  });
  const named = await call.records.find(project, {
    where: [{ field: 'id', is: 'in', value: opinions.map(({ projectId }) => projectId) }],
  });
  const inYear = overYears(named, projects);
  return opinions.flatMap((opinion) => inYear(opinion.projectId).map((projectId) => ({ ...opinion, projectId })));
}
