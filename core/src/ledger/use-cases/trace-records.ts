import { costRecord, type CostPart } from '../../cost';
import { filedPaper, paperNames } from '../../enterprise';
import { grouped, isId } from '../../kernel';
import type { Call, RecordOf, Where } from '../../records';
import { allowedPeriods, isCostItemCode, type CostItemCode, type DeclarationPeriod } from '../../tax';
import { isOfCostItem } from '../category-amounts';
import type { otherMatter } from '../other-matter';
import { otherMattersEntered } from './other-matters';
import { periodCosts, type PeriodCost } from './period-costs';
import { partsOf } from './record-trace';
import { recordsWithParts } from './records-with-parts';
import { sourceNames } from './source-names';

export type CostRecordRow = RecordOf<typeof costRecord>;
type OtherMatterRow = RecordOf<typeof otherMatter>;

/** A cost record by its id, or by project, item and month. */
export type NamedRecord =
  | { readonly id: string }
  | { readonly projectId: string; readonly item: string; readonly month: string };

/** The records the figures of a year are explained from: those of today, or those a closed year was declared with. */
export interface TraceRecords {
  costs(period: DeclarationPeriod): Promise<readonly PeriodCost[]>;
  /** The same records, in the same order, with what explains their amounts. */
  whole(records: readonly Pick<CostRecordRow, 'id'>[]): Promise<readonly CostRecordRow[]>;
  /** The records a name stands for, one for each phase of the project. */
  named(named: NamedRecord): Promise<readonly CostRecordRow[]>;
  /** What was collected for a project of the year, in whatever phase, by month and item. */
  collected(projectId: string, codes: readonly CostItemCode[]): Promise<readonly CostRecordRow[]>;
  otherMatters(period: DeclarationPeriod): Promise<readonly OtherMatterRow[]>;
  /** Display names of the source rows of parts of a record, by row id. */
  names(record: CostRecordRow, parts: readonly CostPart[]): Promise<ReadonlyMap<string, string>>;
}

/** The balances of a year as filed; their cost records are kept by project. */
interface FiledTrace {
  readonly costs: Readonly<Record<string, readonly FiledCost[]>>;
  readonly otherMatters: Readonly<Record<string, readonly OtherMatterRow[]>>;
  /** The project of each cost record. */
  readonly projects: Readonly<Record<string, string>>;
}

interface FiledCost extends Omit<PeriodCost, 'records'> {
  readonly recordIds: readonly string[];
}

/** The cost records of a project's year as filed, with the names of the rows they were made from. */
interface FiledRecords {
  readonly records: readonly CostRecordRow[];
  readonly names: Readonly<Record<string, string>>;
}

/** What explains the figures of a year: for a closed year the copy its declaration keeps, if it keeps one. */
export async function traceRecords(call: Call, year: string): Promise<TraceRecords> {
  const filed = await filedPaper<FiledTrace>(call, year, paperNames.trace);
  return filed ? filedRecords(call, year, filed) : storedRecords(call, year);
}

/** The papers that keep the cost records of a year for the traces of its declaration, by name. */
export async function takeTraces(call: Call, year: string): Promise<ReadonlyMap<string, unknown>> {
  const costs: Record<string, readonly FiledCost[]> = {};
  const otherMatters: Record<string, readonly OtherMatterRow[]> = {};
  const ofYear = await call.records.find(costRecord, { where: [{ field: 'year', is: 'equal', value: year }] });
  const records = new Map(ofYear.map((record) => [record.id, record]));
  for (const period of allowedPeriods(Number(year))) {
    const found = await periodCosts(call, year, period);
    const earlier = found.flatMap((cost) => cost.records).filter(({ id }) => !records.has(id));
    for (const record of await recordsWithParts(call, earlier)) records.set(record.id, record);
    costs[period] = found.map(({ records: own, ...cost }) => ({ ...cost, recordIds: own.map(({ id }) => id) }));
    otherMatters[period] = await otherMattersEntered(call, year, period);
  }
  const all = [...records.values()];
  const projects = Object.fromEntries(all.map(({ id, projectId }) => [id, projectId]));
  const papers = new Map<string, unknown>([[paperNames.trace, { costs, otherMatters, projects } satisfies FiledTrace]]);
  for (const [projectId, own] of grouped(all, (record) => record.projectId)) {
    const names = Object.fromEntries(await sourceNames(call, own.flatMap(partsOf)));
    papers.set(paperNames.traceOf(projectId), { records: own, names } satisfies FiledRecords);
  }
  return papers;
}

function storedRecords(call: Call, year: string): TraceRecords {
  return {
    costs: (period) => periodCosts(call, year, period),
    whole: (records) => recordsWithParts(call, records),
    async named(named) {
      const isNamed =
        'id' in named ? isId(named.id) : isId(named.projectId) && isCostItemCode(named.item) && isMonth(named.month);
      const where: Where<typeof costRecord> = (Object.keys(named) as (keyof typeof named)[]).map((field) => ({
        field,
        is: 'equal',
        value: named[field],
      }));
      return isNamed ? call.records.find(costRecord, { where }) : [];
    },
    collected: (projectId, codes) =>
      call.records.find(costRecord, {
        where: [
          { field: 'projectId', is: 'equal', value: projectId },
          { field: 'year', is: 'equal', value: year },
          { field: 'item', is: 'in', value: codes },
        ],
        order: [{ field: 'month' }, { field: 'item' }],
      }),
    otherMatters: (period) => otherMattersEntered(call, year, period),
    names: (_, parts) => sourceNames(call, parts),
  };
}

function filedRecords(call: Call, year: string, { costs, otherMatters, projects }: FiledTrace): TraceRecords {
  const read = new Map<string, FiledRecords>();
  const ofProject = async (projectId: string): Promise<FiledRecords> => {
    const known = read.get(projectId);
    if (known) return known;
    const found = await filedPaper<FiledRecords>(call, year, paperNames.traceOf(projectId));
    const made = found ?? { records: [], names: {} };
    read.set(projectId, made);
    return made;
  };
  const byId = async (id: string) => (await ofProject(projects[id] ?? '')).records.find((record) => record.id === id);
  return {
    costs: (period) =>
      Promise.all(
        (costs[period] ?? []).map(async ({ recordIds, ...cost }): Promise<PeriodCost> => {
          const records = (await Promise.all(recordIds.map(byId))).flatMap((record) => record ?? []);
          return { ...cost, records: records.filter(isOfCostItem) };
        }),
      ),
    whole: async (records) => (await Promise.all(records.map(({ id }) => byId(id)))).flatMap((record) => record ?? []),
    async named(named) {
      if ('id' in named) {
        const found = await byId(named.id);
        return found ? [found] : [];
      }
      const { records } = await ofProject(named.projectId);
      return records.filter(({ item, month }) => item === named.item && month === named.month);
    },
    async collected(projectId, codes) {
      const { records } = await ofProject(projectId);
      return records
        .filter((record) => record.year === year && (codes as readonly string[]).includes(record.item))
        .sort((a, b) => (`${a.month} ${a.item}` < `${b.month} ${b.item}` ? -1 : 1));
    },
    otherMatters: (period) => Promise.resolve(otherMatters[period] ?? []),
    names: async ({ projectId }) => new Map(Object.entries((await ofProject(projectId)).names)),
  };
}

const isMonth = (month: string) => /^\d{4}-\d{2}$/.test(month);
