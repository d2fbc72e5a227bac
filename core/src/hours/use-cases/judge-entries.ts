import { personNamed } from '../hours-findings';
import type { HoursEntry, PersonOfMonth, ProjectOfMonth } from '../hours-of-month';
import { fill, text, type FieldFault, type Text } from '../../kernel';
import { validateRecord, type NewValues, type RecordOf } from '../../records';
import type { Month } from '../../kernel/calendar';
import { workTime } from '../work-time';

const said = {
  person: text(
    '第 {at} 格的人员不存在或已被删除，请刷新后重试',
    'The person of cell {at} does not exist; refresh and try again',
  ),
  project: text(
    '第 {at} 格的项目不存在，或不是{year}年度的项目，请更正',
    'The project of cell {at} does not exist or is none of {year}; correct it',
  ),
  twice: text('{cell} 重复出现，请只保留一处', '{cell} comes twice; send it once'),
  stale: text('{cell} 已被他人修改，请刷新后重试', 'Someone else has changed {cell}; refresh and try again'),
};

/** The effect of an entry on the record of its cell. */
export interface JudgedEntry {
  readonly entry: HoursEntry;
  readonly before: RecordOf<typeof workTime> | null;
  /** The whole record after saving; null where the cell is emptied. */
  readonly values: NewValues<typeof workTime> | null;
}

export interface Judgement {
  readonly entries: readonly JudgedEntry[];
  readonly faults: readonly FieldFault[];
  /** Cells that another user has changed since they were read. */
  readonly stale: readonly FieldFault[];
}

/** The stored data the entries are checked against. */
export interface StandingHours {
  readonly month: Month;
  readonly people: ReadonlyMap<string, Pick<PersonOfMonth, 'personnelName' | 'personnelCode'>>;
  readonly projects: ReadonlyMap<string, Pick<ProjectOfMonth, 'projectCode'>>;
  readonly stored: ReadonlyMap<string, RecordOf<typeof workTime>>;
  /** Whether equal hours of another origin are written anew, because their person confirms them. */
  readonly confirmed?: boolean;
}

export const cellKey = ({ projectId, personnelId }: Pick<HoursEntry, 'projectId' | 'personnelId'>): string =>
  `${personnelId} ${projectId}`;

/** The field a fault of a cell is reported at, by its index in the request. */
export const cellField = (at: number): string => `cells[${at}].hours`;

/** Checks every entry against its declaration and the stored records; unchanged cells are not checked. */
export function judgeEntries(standing: StandingHours, entries: readonly HoursEntry[]): Judgement {
  const judged: JudgedEntry[] = [];
  const faults: FieldFault[] = [];
  const stale: FieldFault[] = [];
  const seen = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    const key = cellKey(entry);
    const before = standing.stored.get(key) ?? null;
    const cell = cellNamed(standing, entry, at);
    const fault = (message: Text) => void faults.push({ field: cellField(at), message });
    if (seen.has(key)) fault(fill(said.twice, { cell }));
    seen.add(key);

    const { month } = standing;
    const { projectId, personnelId } = entry;
    const checked = validateRecord(workTime, { month, projectId, personnelId, hours: entry.hours ?? '' });
    const hours = checked.values.hours ?? null;
    const wrong = checked.faults.find(({ field }) => field === 'hours');
    const emptied = hours === null && isNothing(entry.hours);
    const isConfirmed = standing.confirmed !== true || before?.origin === 'entered';
    if (emptied ? before === null : hours !== null && before?.hours === hours && isConfirmed) {
      judged.push({ entry, before, values: before });
      continue;
    }
    if (!standing.people.has(personnelId)) fault(fill(said.person, { at: at + 1 }));
    if (!standing.projects.has(projectId)) fault(fill(said.project, { at: at + 1, year: month.slice(0, 4) }));
    if (!emptied && wrong) {
      fault(text(`${cell.zh}：${wrong.message.zh}`, `${cell.en}: ${wrong.message.en}`));
    }
    if (entry.version !== undefined && entry.version !== (before?.version ?? 0)) {
      stale.push({ field: cellField(at), message: fill(said.stale, { cell }) });
    }
    judged.push({ entry, before, values: emptied ? null : { ...checked.values, origin: 'entered' } });
  }
  return { entries: judged, faults, stale };
}

const isNothing = (hours: HoursEntry['hours']): boolean =>
  hours === null || hours === undefined || String(hours).trim() === '';

/** The name of a cell in messages: the person of its row and the project of its column. */
function cellNamed({ people, projects }: StandingHours, { personnelId, projectId }: HoursEntry, at: number): Text {
  const person = people.get(personnelId);
  const project = projects.get(projectId);
  if (!person || !project) return text(`#${at + 1}`, `#${at + 1}`);
  return fill(text('{person} {project}', '{person} {project}'), {
    person: personNamed(person),
    project: project.projectCode,
  });
}
