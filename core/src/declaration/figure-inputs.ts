import {
  allocationVoucher,
  costAdjustment,
  costSourceChoice,
  equipmentPower,
  fixedAsset,
  formedIntangible,
  grant,
  grantShare,
  grantSpending,
  intangibleAsset,
  productionBatch,
  productionBatchProject,
  registerInputs,
  reverseAllocation,
  specialIncome,
  verifyResources,
} from '../cost';
import { enterpriseYear, yearFigureNames } from '../enterprise';
import { bookedRegisters, closingAccount, closingVoucher, subjectMatch } from '../finance';
import { otherMatter, projectReport, relatedCost, yearInputs } from '../ledger';
import {
  centralisedMember,
  cooperationParty,
  entrustedContract,
  entrustedPayment,
  project,
  projectMaster,
  projectOpening,
  projectOpinion,
  projectPhase,
} from '../project';
import { sameValue, type FieldOf, type Resource, type Write } from '../records';
import { annualReport } from '../statistics';

type Row = Readonly<Record<string, unknown>>;

/** Years from the first to the last, both counted, `yyyy`. */
export interface YearSpan {
  readonly from: string;
  readonly to: string;
}

/** How the rows of a resource affect the figures of years. */
export interface FigureInput {
  /** Null where the row does not say, or where the years follow from other records. */
  years(row: Row): YearSpan | null;
  /** The fields figures depend on; without it all but files and remarks. */
  readonly bearing?: readonly string[];
  /** Fields that are no figures, besides files and remarks. */
  readonly apart?: readonly string[];
  /** The record holds for several years: a closed year is served from its declaration, so it need not refuse. */
  readonly shared?: true;
  /** The papers read it anew each time, so a change of it does not make them out of date. */
  readonly live?: true;
  /** The field of the year, for reporting faults. */
  readonly field: string;
}

const input = <R extends Resource>(
  { name }: R,
  declared: Omit<FigureInput, 'field' | 'bearing' | 'apart'> & {
    readonly field: FieldOf<R>;
    readonly bearing?: readonly FieldOf<R>[];
    readonly apart?: readonly FieldOf<R>[];
  },
): [string, FigureInput] => [name, declared];

const oneYear = (given: unknown): YearSpan | null => {
  const year = typeof given === 'string' ? /^(\d{4})(-|$)/.exec(given)?.[1] : undefined;
  return year === undefined ? null : { from: year, to: year };
};
const inYear = ({ year }: Row) => oneYear(year);
const inMonth = ({ month }: Row) => oneYear(month);
const onDate = ({ date }: Row) => oneYear(date);

/** From the year of a date on: what it states holds until something else is stated. */
function since(given: unknown): YearSpan | null {
  const year = oneYear(given);
  return year && { from: year.from, to: '9999' };
}

/** The years an intangible asset formed by R&D is written off in, the last one at most. */
function writtenOffIn({ date, months }: Row): YearSpan | null {
  const year = oneYear(date);
  const life = Number(months ?? 0);
  return year && { from: year.from, to: String(Number(year.from) + (life > 0 ? Math.ceil(life / 12) : 0)) };
}

/** Assets are kept once and used for years; only their use is recorded by month. */
const shared: ReadonlySet<string> = new Set([fixedAsset.name, intangibleAsset.name]);

/** Registers with months: the spans are those the locks of months go by. */
const registers = [...registerInputs].map(([name, { months, bearing, field }]): [string, FigureInput] => [
  name,
  {
    years: (row) => {
      const span = months(row);
      return span && { from: span.from.slice(0, 4), to: span.to.slice(0, 4) };
    },
    field: name === equipmentPower.name ? 'year' : field,
    ...(bearing && { bearing }),
    ...(shared.has(name) && { shared: true as const }),
  },
]);

/**
 * Every resource whose rows decide figures of a year, with the years a row affects: what a declared year refuses, and
 * what makes the papers of a year out of date. docs/product.md, Declaring
 */
export const figureInputs: ReadonlyMap<string, FigureInput> = new Map([
  ...registers,
  ...bookedRegisters.map((register) => input(register, { years: onDate, field: 'date' })),
  // Its years are those with bookings on the account.
  input(subjectMatch, {
    years: () => null,
    field: 'costItem',
    bearing: ['subjectCode', 'costItem'],
    shared: true,
  }),
  // As above.
  input(closingAccount, { years: () => null, field: 'account', bearing: ['account', 'closes'], shared: true }),
  input(closingVoucher, { years: inMonth, field: 'month' }),
  input(costSourceChoice, { years: inYear, field: 'year' }),
  // Exporting a voucher changes nothing; its number does: it stands in the ledgers.
  input(allocationVoucher, {
    years: ({ state, year }) => (state === 'booked' ? oneYear(year) : null),
    field: 'voucherDate',
    bearing: ['state', 'voucherDate', 'voucherType', 'voucherNo'],
  }),
  input(costAdjustment, { years: inMonth, field: 'month' }),
  // Which government project a grant pays for, and the subject of its spending, change no figure of a year.
  input(grant, {
    years: ({ receivedOn }) => since(receivedOn),
    field: 'receivedOn',
    apart: ['budgetId'],
    shared: true,
  }),
  input(grantShare, { years: inYear, field: 'year' }),
  input(grantSpending, { years: onDate, field: 'date', apart: ['subject'] }),
  input(entrustedContract, { years: ({ year }) => since(year), field: 'year', shared: true }),
  // What is not used up in its year counts in later ones.
  input(entrustedPayment, { years: ({ date }) => since(date), field: 'date' }),
  input(cooperationParty, { years: inYear, field: 'year' }),
  input(centralisedMember, { years: inYear, field: 'year' }),
  input(projectMaster, {
    years: ({ date }) => since(date),
    field: 'date',
    bearing: ['result', 'date'],
    shared: true,
  }),
  input(projectPhase, { years: ({ date }) => since(date), field: 'date', shared: true }),
  input(projectOpening, { years: ({ date }) => since(date), field: 'date', shared: true }),
  input(formedIntangible, { years: writtenOffIn, field: 'date', shared: true, live: true }),
  input(specialIncome, { years: onDate, field: 'date', live: true }),
  input(productionBatch, { years: onDate, field: 'date', live: true }),
  input(productionBatchProject, { years: inYear, field: 'year', live: true }),
  // Before there is an opinion nothing follows from the doubt. It comes after the year was declared, as a rule.
  input(projectOpinion, {
    years: ({ outcome, year }) => (outcome === 'positive' || outcome === 'negative' ? oneYear(year) : null),
    field: 'year',
    bearing: ['year', 'projectId', 'outcome', 'opinionOn'],
    shared: true,
  }),
  input(project, { years: inYear, field: 'year', apart: ['applyUser', 'leader', 'deptId'] }),
  input(enterpriseYear, { years: inYear, field: 'year', apart: ['reviewStatus', ...yearFigureNames], live: true }),
  input(yearInputs, { years: inYear, field: 'year', live: true }),
  input(otherMatter, { years: inMonth, field: 'month', live: true }),
  input(annualReport, { years: inYear, field: 'year', live: true }),
  input(relatedCost, { years: inYear, field: 'year', live: true }),
  input(projectReport, { years: inYear, field: 'year', live: true }),
  input(reverseAllocation, { years: inMonth, field: 'month', live: true }),
  ...Object.values(verifyResources).map((resource) => input(resource, { years: inMonth, field: 'month' })),
]);

/** Resources with a year, month or date that decide no figure of a declaration, each with the reason. */
export const noFigureInputs: Readonly<Record<string, string>> = {
  'blade-rdm/enterprise': 'the card of the enterprise, whose facts of a year stand in its enterprise year',
  'blade-rdm/entpersonnel': 'read anew by 107-2 only; a closed year has its own copy',
  'blade-rdm/intellectualproperty': 'read anew by 107-2 only; a closed year has its own copy',
  'blade-rdm/iprdeal': 'read anew by 107-2 only; a closed year has its own copy',
  'blade-rdm/techstandard': 'read anew by 107-2 only; a closed year has its own copy',
  'blade-rdm/iprapicount': 'counts the questions put to a registry of companies',
  'blade-rdm/hightechincome': 'what products earned; read by titles only',
  'blade-rdm/achievementtrans': 'conversions of results; read by titles only',
  'blade-rdm/enterprisehthr': 'an application for a title',
  'blade-rdm/enterprisehtsme': 'an application for a title',
  'blade-rdm/enterpriseabovescale': 'an application for a title',
  'blade-rdm/enterprisegazelle': 'an application for a title',
  'blade-rdm/enterprisehightech': 'an application for a title',
  'blade-rdm/rdactivity': 'an annex of an application for a title',
  'blade-rdm/projectdetail': 'the approval of a project in words',
  'blade-rdm/projectdevinfo': 'the preparation of a project in words',
  'blade-rdm/projectsearchrecord': 'evidence of how a project was prepared',
  'blade-rdm/projectsurveyrecord': 'evidence of how a project was prepared',
  'blade-rdm/projectdemonstrrecord': 'evidence of how a project was reviewed',
  'blade-rdm/projectmember': 'who was to work on a project; hours alone are counted',
  'blade-rdm/projectdevactivities': 'evidence of how a project was carried out',
  'blade-rdm/projectachievement': 'evidence of what a project brought',
  'blade-rdm/projectcompletion': 'how a project was completed; its result stands in the project, which is an input',
  'blade-rdm/projectreferencefile': 'files kept for inspection',
  'blade-rdm/riskexplanation': 'what was said of a finding; it changes no figure',
  'assess/selfAssessment': 'answers of a questionnaire; they change no figure',
  'blade-rdm/deadline': 'who sees to what is due; it changes no figure',
  'assess/diagnoserecord': 'what is asked of an expert; it changes no figure',
  'assess/diagnosedata': 'a copy of what the registers said; it changes no figure',
  'assess/diagnosefinding': 'what an expert found; it changes no figure',
  'assess/evaluationrecord': 'what a questionnaire came to; it changes no figure',
  'rdm/governmentprojectbudget': 'a budget; what was received and spent of it are grants, which are inputs',
  'rdm/externalunitsbudget': 'a budget, and what was passed on of a grant; it is no cost of this enterprise',
  'rdm/thisexternalbudget': 'a budget; what was spent of grants is an input of its own',
  'blade-rdm/attendance': 'days of attendance; the month they are added up to is an input',
  'blade-rdm/projectassetspowerschema': 'a record of use that no cost is allocated by',
  'blade-rdm/projectpowerschema': 'a record of use that no cost is allocated by',
  'blade-rdm/projectmaterialschema': 'a record of use that no cost is allocated by',
  'blade-rdm/projectdataaudit': 'an internal audit of amounts, without effect on them',
  'blade-rdm/projectreportyearother': 'a statistical sheet of its own, not part of the declaration',
  'blade-rdm/projectcrossyear': 'a plan; confirming it adds a project, which is an input',
  'blade-rdm/costrecord': 'derived: rebuilt by the recompute only',
  'blade-rdm/furthercost': 'derived: rebuilt by the recompute only',
  'blade-rdm/projectreportdetaillist': 'derived: rebuilt by the recompute only',
  'blade-rdm/declaration': 'the declaration itself',
  'blade-rdm/hoursmonth': 'what was confirmed, and by whom; the hours it writes are an input',
  'blade-rdm/worksignal': 'hours are proposed from it, and counted once a person has confirmed them',
  'blade-rdm/signalpattern': 'tells whose project a signal is of, for proposals only',
};

/** The years one write affects, by its old and new values; none if it changes nothing figures depend on. */
export function yearsOfWrite(resource: Resource, declared: FigureInput, { before, after }: Write): YearSpan[] {
  if (before && after && !bearingFields(resource, declared).some((name) => !sameValue(before[name], after[name]))) {
    return [];
  }
  return [before, after].flatMap((row) => {
    const span = row && declared.years(row);
    return span ? [span] : [];
  });
}

/** The fields of a resource that figures depend on. */
export function bearingFields({ fields }: Resource, { bearing, apart = [] }: FigureInput): readonly string[] {
  if (bearing) return bearing;
  return Object.keys(fields).filter(
    (name) => fields[name]!.kind !== 'files' && name !== 'remark' && !apart.includes(name),
  );
}
