import {
  hoursTotal,
  workTime,
  type MonthHours,
  type PersonOfMonth,
  type StoredHours,
  type TimePort,
} from '@rdm/core/internal/hours';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import { project } from '@rdm/core/internal/project';
import { vi, type Mock } from 'vitest';
import { memoryPort, memoryPorts, stored } from '../../../../resource/testing/memory-ports';

type Spied = { [K in keyof TimePort]: Mock<TimePort[K]> };

export const person = (
  personnelId: string,
  personnelName: string,
  more: Partial<PersonOfMonth> = {},
): PersonOfMonth => ({
  personnelId,
  personnelCode: `E${personnelId}`,
  personnelName,
  deptName: '研发中心',
  entryDate: '2020-01-01',
  leaveDate: null,
  dueHours: '160',
  actualHours: '160',
  rdHours: '0',
  projectHours: null,
  ...more,
});

const projectOf = (projectId: string, projectCode: string, endTime: string) => ({
  projectId,
  projectCode,
  projectName: `项目${projectCode}`,
  startTime: '2024-01-01',
  endTime,
});

const people = [person('1', '王小明'), person('2', '李小红'), person('3', '赵离', { leaveDate: '2024-02-29' })];
const projects = [
  projectOf('11', 'RD1', '2024-12-31'),
  projectOf('12', 'RD2', '2024-12-31'),
  projectOf('13', 'RD3', '2024-01-31'),
];

/** In-memory hours that follow the contract of the port: cells with versions, removals that can be restored. */
export function memoryTime(initial: readonly (readonly [string, string, string, string])[] = []) {
  let cells = new Map<string, StoredHours>();
  const given = { people: people as readonly PersonOfMonth[], projects };
  const put = (month: string, personnelId: string, projectId: string, hours: string) => {
    const key = `${month} ${personnelId} ${projectId}`;
    cells.set(key, { personnelId, projectId, hours, origin: 'entered', version: (cells.get(key)?.version ?? 0) + 1 });
  };
  for (const row of initial) put(...row);
  const document = { name: '工时.xlsx', type: 'application/octet-stream', bytes: new Uint8Array([1]) };
  let removed = new Map<string, StoredHours>();

  const ofMonth = (month: string) => [...cells].flatMap(([key, cell]) => (key.startsWith(`${month} `) ? [cell] : []));
  const latest = () =>
    [...cells.keys()]
      .map((key) => key.slice(0, 7))
      .sort()
      .at(-1) ?? '2024-03';
  // A test double with the calls that these screens make.
  const answered: Partial<Spied> = {
    month: vi.fn(async ({ month: asked }): Promise<MonthHours> => {
      const month = asked ?? latest();
      return { month, ...given, cells: ofMonth(month) };
    }),
    personnel: vi.fn(async () => given.people),
    batchSave: vi.fn(async ({ month, cells: sent }) => {
      const counts = { inserted: 0, updated: 0, removed: 0, unchanged: 0 };
      for (const { personnelId, projectId, hours, version } of sent) {
        const key = `${month} ${personnelId} ${projectId}`;
        if (version !== undefined && version !== (cells.get(key)?.version ?? 0))
          throw new Refusal(faults.staleVersion());
        counts[hours === '' ? 'removed' : cells.has(key) ? 'updated' : 'inserted'] += 1;
        if (hours === '') cells.delete(key);
        else put(month, personnelId, projectId, hoursTotal([hours]));
      }
      return { ...counts, warnings: [] };
    }),
    clean: vi.fn(async ({ month, projectId }) => {
      removed = new Map([...cells].filter(([key, cell]) => key.startsWith(month) && cell.projectId === projectId));
      cells = new Map([...cells].filter(([key]) => !removed.has(key)));
      return { removed: removed.size, ids: [...removed].map((_, at) => String(at + 1)).join(',') };
    }),
    stats: vi.fn(async () => []),
    exportStats: vi.fn(async () => document),
    exportAttendance: vi.fn(async () => document),
    exportDevHours: vi.fn(async () => document),
  };
  const time = answered as Spied;
  const register = memoryPort(
    workTime,
    initial.map(([month, personnelId, projectId, hours], at) =>
      stored(String(at + 1), { month, personnelId, projectId, hours, personnelName: '王小明', projectName: '项目RD1' }),
    ),
  );
  register.restore.mockImplementation(async ({ ids }) => {
    cells = new Map([...cells, ...removed]);
    return { restored: ids.length };
  });
  const ports = memoryPorts(
    [
      [workTime, register],
      [project, memoryPort(project)],
    ],
    {},
    { time },
  );
  return { ports, time, register, given, put };
}
