import { faults, fill, Refusal, text, type Text } from '../../kernel';
import {
  hooksOn,
  removeRows,
  wholly,
  type Call,
  type HooksByName,
  type NewValues,
  type RecordOf,
  type RowFault,
} from '../../records';
import { project } from '../project';
import { phaseFault, type Phase, type PhaseSpan } from '../project-course';
import { projectMaster } from '../project-master';
import { projectOpening } from '../project-opening';
import { projectPhase } from '../project-phase';
import { ensureMasters, followYear, partsOfMaster } from './master-of-code';
import { lockProjects } from './project-lock';

const NO_YEAR = text(
  '{year}年度没有该项目的记录，请先将项目跨年到{year}年度，再登记结果',
  'The project has no record of {year}; carry it over to {year} first, then state its result',
);
const BEFORE_START = text(
  '不能早于项目首次开始日期{date}，请先核对项目总台账',
  'It cannot be before the first start of the project, {date}; check the project over its years first',
);
const BEFORE_PHASE = text(
  '结果日期不能早于阶段起始日期{date}',
  'The result cannot be before the beginning of a phase, {date}',
);
const AFTER_RESULT = text(
  '阶段不能在项目结果日期{date}之后开始',
  'A phase cannot begin after the result of the project, {date}',
);
const HAS_YEARS = text(
  '项目 {code} 还有年度项目，不能删除总台账',
  'Project {code} still has year records; they keep it over its years',
);
const CODE_OF_YEARS = text(
  '项目编号由年度项目决定，请在年度项目中修改',
  'The code is that of the year records; change it there',
);
const NOT_AN_ITEM = text('请选择归集的费用项目', 'Choose an item that is collected');

type Master = RecordOf<typeof projectMaster>;
type MasterValues = NewValues<typeof projectMaster>;
type PhaseValues = NewValues<typeof projectPhase>;

/** A project over its years comes into being with its first year record, and stays consistent with its years. */
export const masterHooks: HooksByName = {
  ...hooksOn(project, {
    beforeSubmit: async (call, values, before) => {
      const { code, name } = values;
      if (!code || !name) return;
      if (before) await followYear(call, before, { code, name });
      await ensureMasters(call, [values]);
    },
    beforeImport: ensureMasters,
    afterImport: async (call, changes) => {
      for (const { before, values } of changes) {
        await followYear(call, before, { code: values.code ?? before.code, name: values.name ?? before.name });
      }
    },
    afterRestore: ensureMasters,
  }),
  ...hooksOn(projectMaster, {
    beforeSubmit: async (call, values, before) => {
      await lockProjects(call);
      refuse(await faultOfMaster(call, values, before));
    },
    reviewImport: async (call, rows) => {
      const found: RowFault[] = [];
      for (const [at, { values, before }] of rows.entries()) {
        // What a workbook leaves out stays as it is stored.
        const { date = null, startTime = null } = before ?? {};
        const whole = { ...values, date: values.date ?? date, startTime: values.startTime ?? startTime };
        const fault = await faultOfMaster(call, whole, before);
        if (fault) found.push({ at, ...fault });
      }
      return found;
    },
    beforeImport: lockProjects,
    beforeRemove: async (call, rows) => {
      await lockProjects(call);
      const codes = rows.map(({ code }) => code);
      const [used] = await yearsOf(call, codes);
      if (used) throw new Refusal(faults.invalid(fill(HAS_YEARS, { code: used.code })));
    },
    afterRemove: async (call, rows) => {
      for (const part of partsOfMaster) {
        const where = [{ field: 'masterId', is: 'in', value: rows.map(({ id }) => id) }] as const;
        await removeRows(
          call,
          part,
          await call.records.find<typeof projectPhase | typeof projectOpening>(part, { where }),
        );
      }
    },
  }),
  ...hooksOn(projectPhase, {
    beforeSubmit: async (call, values, before) => {
      await lockProjects(call);
      refuse(await faultOfPhase(call, values, [values], before ? [before.id] : []));
    },
    reviewImport: async (call, rows) => {
      const found: RowFault[] = [];
      const replaced = rows.flatMap(({ before }) => before?.id ?? []);
      for (const [at, { values }] of rows.entries()) {
        const { masterId, date } = values;
        // Of phases that exclude each other the later one is at fault.
        const upToIt = rows
          .map((each) => each.values)
          .filter((each) => each.masterId === masterId && each.date! <= date!);
        const fault = await faultOfPhase(call, values, upToIt, replaced);
        if (fault) found.push({ at, ...fault });
      }
      return found;
    },
    beforeImport: lockProjects,
    afterRestore: async (call, rows) => {
      await lockProjects(call);
      for (const row of rows) refuse(await faultOfPhase(call, row, [], []));
    },
  }),
  ...hooksOn(projectOpening, {
    beforeSubmit: (_, { item }) => refuse(item === 'none' ? { field: 'item', message: NOT_AN_ITEM } : null),
  }),
};

interface Fault {
  readonly field: string;
  readonly message: Text;
}

function refuse(fault: Fault | null): void {
  if (fault) throw new Refusal(faults.invalid(fault.message, [fault]));
}

const yearsOf = (call: Call, codes: readonly string[]): Promise<RecordOf<typeof project>[]> =>
  wholly(call).records.find(project, {
    where: [{ field: 'code', is: 'in', value: codes }],
    order: [{ field: 'year' }],
  });

/** The result must fall into a year the project has, else its balance could be expensed nowhere. */
async function faultOfMaster(call: Call, values: MasterValues, before: Master | null): Promise<Fault | null> {
  const years = await yearsOf(call, before ? [before.code] : []);
  if (before && before.code !== values.code && years.length > 0) return { field: 'code', message: CODE_OF_YEARS };
  const { result, date, startTime } = values;
  if ((result ?? 'ongoing') === 'ongoing' || !date) return null;
  if (startTime && date < startTime) return { field: 'date', message: fill(BEFORE_START, { date: startTime }) };
  const last = before ? (await phasesOf(call, before.id)).at(-1) : undefined;
  if (last && date < last.date) return { field: 'date', message: fill(BEFORE_PHASE, { date: last.date }) };
  const year = date.slice(0, 4);
  const has = years.some((each) => each.year === year);
  return has ? null : { field: 'date', message: fill(NO_YEAR, { year }) };
}

const phasesOf = (call: Call, masterId: string): Promise<RecordOf<typeof projectPhase>[]> =>
  wholly(call).records.find(projectPhase, {
    where: [{ field: 'masterId', is: 'equal', value: masterId }],
    order: [{ field: 'date' }],
  });

/** Checks a phase together with those written with it and the stored ones they do not replace. */
async function faultOfPhase(
  call: Call,
  { masterId, date }: PhaseValues,
  withIt: readonly PhaseValues[],
  replaced: readonly string[],
): Promise<Fault | null> {
  if (!masterId || !date) return null;
  const at = (message: Text): Fault => ({ field: 'date', message });
  const [master] = await wholly(call).records.find(projectMaster, {
    where: [{ field: 'id', is: 'equal', value: masterId }],
  });
  if (master?.startTime && date < master.startTime) return at(fill(BEFORE_START, { date: master.startTime }));
  if (master?.date && date > master.date) return at(fill(AFTER_RESULT, { date: master.date }));
  const kept = (await phasesOf(call, masterId)).filter(({ id }) => !replaced.includes(id));
  const spans = [...kept, ...withIt].flatMap((each): PhaseSpan[] =>
    each.phase && each.date ? [{ phase: each.phase as Phase, date: each.date }] : [],
  );
  const fault = phaseFault(spans);
  return fault && at(fault);
}
