import { describe, expect, test, vi } from 'vitest';
import { workTime } from '@rdm/core/internal/hours';
import { memoryServices } from '../../../resource/testing/memory-services';
import { memoryTime, person } from './testing/memory-time';
import { WorktimeViewModel } from './WorktimeViewModel';

const march = '2024-03';

async function opened(initial: Parameters<typeof memoryTime>[0] = [], given: object = {}) {
  const memory = memoryTime(initial);
  const services = memoryServices(memory.ports, [workTime], given);
  const screen = new WorktimeViewModel(services, march);
  await screen.load();
  const type = (row: string, column: string, value: string) => screen.edit([{ row, column, value }]);
  const row = (personnelId: string) => screen.rows.find((each) => each.person.personnelId === personnelId)!;
  return { ...memory, services, screen, type, row };
}

describe('the grid of a month', () => {
  test('has a row for each person and a column for each project that runs or has hours all the same', async () => {
    const { screen, row } = await opened([[march, '1', '11', '80']]);
    expect(screen.projects.map(({ projectCode }) => projectCode)).toEqual(['RD1', 'RD2']);
    expect(screen.rows.map(({ person: { personnelName } }) => personnelName)).toEqual(['王小明', '李小红', '赵离']);
    expect(row('1')).toMatchObject({ hours: { '11': '80', '12': '' }, total: '80', share: '50.0' });
    const { screen: late } = await opened([[march, '1', '13', '8']]);
    expect(late.projects.map(({ projectCode }) => projectCode)).toEqual(['RD1', 'RD2', 'RD3']);
  });

  test('adds up people and projects exactly as it is typed', async () => {
    const { screen, type, row } = await opened([[march, '1', '11', '0.1']]);
    type('1', '12', '0.2');
    type('2', '12', '100');
    expect(row('1').total).toBe('0.3');
    expect([screen.totalOf('11'), screen.totalOf('12'), screen.totalOf()]).toEqual(['0.1', '100.2', '100.3']);
  });

  test('saves only what differs, over the version it was typed on', async () => {
    const { screen, time, type, services } = await opened([
      [march, '1', '11', '80'],
      [march, '2', '11', '90'],
    ]);
    type('1', '11', '80.00');
    expect(screen.isUnsaved).toBe(false);
    type('1', '11', '81');
    type('2', '11', '');
    type('2', '12', '5');
    await screen.save();
    expect(time.batchSave).toHaveBeenCalledExactlyOnceWith({
      month: march,
      cells: [
        { personnelId: '1', projectId: '11', hours: '81', version: 1 },
        { personnelId: '2', projectId: '11', hours: '', version: 1 },
        { personnelId: '2', projectId: '12', hours: '5', version: 0 },
      ],
    });
    expect(screen.isUnsaved).toBe(false);
    expect(services.toast.success).toHaveBeenLastCalledWith({ zh: '已保存 3 格工时', en: '3 cells saved' });
    expect([...screen.shown.values()].sort()).toEqual(['5', '81']);
  });

  test('marks what is above attendance or after leaving at once, and does not save what no month can hold', async () => {
    const { screen, time, type, row, services } = await opened();
    type('1', '11', '161');
    type('3', '11', '8');
    expect(row('1').findings.map(({ kind, level }) => [kind, level])).toEqual([['beyondAttendance', 'warning']]);
    expect(row('3').findings.map(({ kind }) => kind)).toEqual(['afterLeaving']);
    type('2', '11', '740');
    type('2', '12', '5');
    expect(row('2').findings.map(({ kind, level }) => [kind, level])).toEqual([['beyondMonth', 'error']]);
    await screen.save();
    expect(time.batchSave).not.toHaveBeenCalled();
    expect(services.toast.error.mock.lastCall?.[0]).toMatchObject({ zh: expect.stringContaining('超过全月 744 小时') });
    type('2', '12', '');
    type('2', '11', '8');
    await screen.save();
    expect(time.batchSave).toHaveBeenCalledOnce();
  });

  test('says why an entry is no number of hours', async () => {
    const { screen } = await opened();
    expect(screen.refusalOf('8.25')).toBeUndefined();
    expect(screen.refusalOf('')).toBeUndefined();
    for (const entry of ['-1', '745', '八']) expect(screen.refusalOf(entry)?.zh).toMatch(/./);
  });

  test('keeps what somebody else has meanwhile saved, and lets one look before saving over it', async () => {
    const { screen, type, put, row, services } = await opened([[march, '1', '11', '80']]);
    type('1', '11', '90');
    put(march, '1', '11', '70');
    await screen.save();
    const [{ message }, action] = services.toast.refused.mock.lastCall!;
    expect(message).toMatchObject({ zh: '数据已被他人修改，请刷新后重试' });
    expect(screen.isUnsaved).toBe(true);
    action.onClick();
    await vi.waitFor(() => expect(row('1').stored).toEqual({ '11': '70' }));
    expect(row('1').hours['11']).toBe('90');
    await vi.waitFor(() => expect(screen.loading).toBe(false));
    await screen.save();
    expect([screen.isUnsaved, row('1').hours['11']]).toEqual([false, '90']);
  });

  test('brings unsaved hours back when the month is opened again, until they are dropped', async () => {
    const { ports, services, type, screen } = await opened();
    type('1', '11', '7');
    await screen.setMonth('2024-04');
    expect(screen.isUnsaved).toBe(false);
    const again = new WorktimeViewModel(memoryServices(ports, [workTime], { storage: services.storage }), march);
    await again.load();
    expect([...again.typed]).toEqual([['1 11', { hours: '7', version: 0 }]]);
    await screen.setMonth(march);
    expect(screen.isUnsaved).toBe(true);
    screen.sayRestored();
    screen.sayRestored();
    expect(services.toast.success).toHaveBeenCalledOnce();
    services.toast.success.mock.lastCall?.[1].onClick();
    expect(screen.isUnsaved).toBe(false);
    expect(services.storage.length).toBe(0);
  });

  test('is not misled by a draft that is none', async () => {
    const { ports, services } = await opened();
    for (const kept of ['{', '[1,["1 11"],["1 11",{"hours":1,"version":0}]]', '{"a":1}']) {
      services.storage.setItem(`rdm.draft/${services.owner}/worktime/${march}`, kept);
      const again = new WorktimeViewModel(memoryServices(ports, [workTime], { storage: services.storage }), march);
      await again.load();
      expect([again.fault, again.isUnsaved]).toEqual([null, false]);
    }
  });

  test('asks before it is left unsaved', async () => {
    const { screen, type, services } = await opened();
    expect(await screen.mayLeave()).toBe(true);
    expect(services.confirm).not.toHaveBeenCalled();
    type('1', '11', '7');
    services.confirm.mockResolvedValueOnce(false);
    expect(await screen.mayLeave()).toBe(false);
  });

  test('fills its empty cells with the hours of last month, by the code of the project, and takes that back', async () => {
    const { screen, services, row } = await opened([
      ['2024-02', '1', '11', '80'],
      ['2024-02', '1', '12', '40'],
      ['2024-02', '2', '13', '5'],
      [march, '1', '12', '10'],
    ]);
    await screen.copyLastMonth();
    expect(row('1').hours).toEqual({ '11': '80', '12': '10' });
    expect(screen.typed.size).toBe(1);
    services.toast.success.mock.lastCall?.[1].onClick();
    expect(screen.isUnsaved).toBe(false);
    await screen.setMonth('2024-06');
    await screen.copyLastMonth();
    expect(services.toast.error.mock.lastCall?.[0]).toMatchObject({ zh: expect.stringContaining('上月没有') });
  });

  test('clears a project after asking, and brings it back', async () => {
    const { screen, services, type, register } = await opened([
      [march, '1', '11', '80'],
      [march, '1', '12', '10'],
    ]);
    type('2', '11', '5');
    services.confirm.mockResolvedValueOnce(false);
    await screen.clean(screen.projects[0]!);
    expect(screen.totalOf('11')).toBe('85');
    await screen.clean(screen.projects[0]!);
    expect(services.confirm.mock.lastCall?.[0].title).toMatchObject({ zh: '确定清空 RD1 项目RD1 2024-03 的工时?' });
    expect([screen.totalOf('11'), screen.totalOf('12')]).toEqual(['0', '10']);
    services.toast.success.mock.lastCall?.[1].onClick();
    await vi.waitFor(() => expect(screen.totalOf('11')).toBe('80'));
    expect(register.restore).toHaveBeenCalledExactlyOnceWith({ ids: ['1'] });
  });

  test('opens with the latest month that has hours where none is asked for', async () => {
    const { screen } = await opened([['2024-01', '1', '11', '80']]);
    await screen.open();
    expect([screen.month, screen.hours?.month]).toEqual(['2024-01', '2024-01']);
  });

  test('cannot be changed by one who may only look', async () => {
    const { screen, type } = await opened([], { can: (permission: string) => permission.endsWith('_view') });
    type('1', '11', '7');
    expect(screen.isUnsaved).toBe(false);
  });

  test('finds the one whom it concerns among hundreds', async () => {
    const { screen, given, type } = await opened();
    given.people = Array.from({ length: 500 }, (_, at) => person(String(at + 1), `员工${at + 1}`));
    await screen.load();
    type('500', '12', '170');
    expect(screen.rows).toHaveLength(500);
    expect(screen.findings.map(({ personnelId }) => personnelId)).toEqual(['500']);
  });
});
