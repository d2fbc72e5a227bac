import Big from 'big.js';
import { grouped, text, type Trace } from '../../kernel';
import { attendance, workTime } from '../../hours';
import { personnel } from '../../project';
import type { Call, RecordOf, Where } from '../../records';
import { summed } from './summed';

/** 累计实际工作时间在183天以上 (国科发火〔2016〕195号 三（四）1). */
const DAYS = 183;
const HOURS_OF_DAY = 8;
/** Part-time and hired staff count from six months on (科技型中小企业信息表 填报说明). */
const MONTHS_PART_TIME = 6;
const wholeTime = new Set(['fullTime', '', null, undefined]);

const label = text('科技人员', 'Technical staff');
const byDays = text(`全年实际出勤满 ${DAYS} 天的研发人员`, `R&D staff present for ${DAYS} days of the year and more`);
const daysBasis = { document: '国科发火〔2016〕195号', article: '三（四）1' };
const quartersBasis = { document: '科技型中小企业信息表', article: '填报说明' };

interface WorkedPerson {
  readonly person: RecordOf<typeof personnel>;
  /** Hours on projects by month. */
  readonly months: ReadonlyMap<string, Big>;
  /** 实际出勤 of the year in hours; null where no attendance was brought in. */
  readonly attended: Big | null;
}

/** 科技人员 of a year, counted from hours and attendance; null where nobody has hours. */
export async function scienceStaff(call: Call, year: number, by: 'days' | 'quarters'): Promise<Trace | null> {
  const people = await workedPeople(call, year);
  if (people.length === 0) return null;
  return by === 'days' ? countedByDays(year, people) : meanOfQuarters(year, people);
}

async function workedPeople(call: Call, year: number): Promise<WorkedPerson[]> {
  const within = [
    { field: 'month', is: 'greaterOrEqual', value: `${year}-01` },
    { field: 'month', is: 'lessOrEqual', value: `${year}-12` },
  ] as const satisfies Where<typeof workTime>;
  const hours = grouped(await call.records.find(workTime, { where: within }), ({ personnelId }) => personnelId);
  const attended = grouped(await call.records.find(attendance, { where: within }), ({ personnelId }) => personnelId);
  const people = await call.records.find(personnel, { order: [{ field: 'code' }] });
  return people.flatMap((person) => {
    const rows = hours.get(person.id) ?? [];
    const months = new Map<string, Big>();
    for (const row of rows) months.set(row.month, (months.get(row.month) ?? new Big(0)).plus(row.hours || '0'));
    for (const [month, total] of months) if (total.lte(0)) months.delete(month);
    const present = attended.get(person.id)?.filter(({ actualHours }) => actualHours !== null);
    const total = present?.length ? present.reduce((sum, row) => sum.plus(row.actualHours!), new Big(0)) : null;
    return months.size > 0 ? [{ person, months, attended: total }] : [];
  });
}

function countedByDays(year: number, people: readonly WorkedPerson[]): Trace {
  const inputs = people.flatMap(({ person, months, attended }): Trace[] => {
    const worked = attended ?? [...months.values()].reduce((sum, each) => sum.plus(each), new Big(0));
    const days = worked.div(HOURS_OF_DAY);
    if (days.lt(DAYS)) return [];
    const shown = days.toFixed(1);
    return [
      {
        key: `person/${person.id}`,
        label: text(`${person.code} ${person.name}（${shown} 天）`, `${person.code} ${person.name} (${shown} days)`),
        value: '1',
        formula: byDays,
        inputs: [],
        source: { resource: personnel.name, id: person.id },
      },
    ];
  });
  return summed({ key: `scienceStaff/${year}`, label, formula: byDays, basis: daysBasis }, inputs, 0);
}

function meanOfQuarters(year: number, people: readonly WorkedPerson[]): Trace {
  const counted = people.filter(
    ({ person, months }) => wholeTime.has(person.employmentForm) || months.size >= MONTHS_PART_TIME,
  );
  const presentOn = (day: string) =>
    counted.filter(
      ({ person: { entryDate, leaveDate } }) => (!entryDate || entryDate <= day) && (!leaveDate || leaveDate > day),
    ).length;
  const inputs = [1, 2, 3, 4].map((quarter): Trace => {
    const [first, last] = daysOfQuarter(year, quarter);
    const ends = [first, last].map((day) => ({
      key: `present/${day}`,
      label: text(`${day} 在册`, `On ${day}`),
      value: String(presentOn(day)),
      formula: text('当日在册的研发人员', 'R&D staff on that day'),
      inputs: [],
    }));
    return {
      key: `quarter/${quarter}`,
      label: text(`第 ${quarter} 季度平均`, `Mean of quarter ${quarter}`),
      value: ends
        .reduce((sum, { value }) => sum.plus(value), new Big(0))
        .div(2)
        .toFixed(1),
      formula: text('（季初 + 季末）÷ 2', '(start + end) ÷ 2'),
      inputs: ends,
    };
  });
  const value = inputs
    .reduce((sum, each) => sum.plus(each.value), new Big(0))
    .div(4)
    .toFixed(2);
  return {
    key: `scienceStaff/${year}`,
    label,
    value,
    formula: text('全年各季平均数之和 ÷ 4', 'The means of the four quarters ÷ 4'),
    basis: quartersBasis,
    inputs,
  };
}

function daysOfQuarter(year: number, quarter: number): readonly [string, string] {
  const last = ['03-31', '06-30', '09-30', '12-31'][quarter - 1]!;
  const first = ['01-01', '04-01', '07-01', '10-01'][quarter - 1]!;
  return [`${year}-${first}`, `${year}-${last}`];
}
