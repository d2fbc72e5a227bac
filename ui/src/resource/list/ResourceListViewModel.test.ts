import { describe, expect, test, vi } from 'vitest';
import { costRecord, material } from '@rdm/core/internal/cost';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import { everyKind, owner } from '../testing/every-kind';
import { memoryPort, memoryPorts, stored } from '../testing/memory-ports';
import { memoryServices } from '../testing/memory-services';
import { ResourceListViewModel } from './ResourceListViewModel';

const samples = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    stored(String(index + 1), { year: '2024', name: `样品${index + 1}`, kind: index % 2 ? 'other' : 'usual' }),
  );

function listOf(count: number, given: Record<string, string> = {}) {
  const port = memoryPort(everyKind, samples(count));
  const owners = memoryPort(owner, [stored('7', { code: 'E7', name: '王小明' })]);
  const ports = memoryPorts([
    [everyKind, port],
    [owner, owners],
  ]);
  const services = memoryServices(ports, [everyKind, owner]);
  return { port, services, list: new ResourceListViewModel(everyKind, services, given) };
}

describe('the search of a list', () => {
  test('opens with the current year, which cannot be emptied', async () => {
    const { list, port } = listOf(3);
    await list.load();
    expect(list.searchFields.find(({ name }) => name === 'year')).toMatchObject({ kind: 'year', clearable: false });
    expect(port.list).toHaveBeenCalledWith({
      current: 1,
      size: 10,
      where: [{ field: 'year', is: 'equal', value: '2024' }],
    });
    expect(list.total).toBe(3);
    expect(list.isNarrowed).toBe(false);
  });

  test('asks for rows of kilobytes in brief', async () => {
    const port = memoryPort(costRecord, []);
    const ports = memoryPorts([[costRecord, port]]);
    await new ResourceListViewModel(costRecord, memoryServices(ports, [costRecord]), {}).load();
    expect(port.list.mock.calls.map(([query]) => query.brief)).toEqual([true, true]);
  });

  test('takes days from one to another, both included; the first alone is that day', async () => {
    const { list, port } = listOf(0);
    const asked = async (createTime: string, until: string) => {
      list.setDraft('createTime', createTime);
      list.setDraft('createTime_until', until);
      await list.search();
      return port.list.mock.lastCall![0].where!.slice(1).map(({ is, value }) => [is, value]);
    };
    const from = ['greaterOrEqual', '2024-03-01 00:00:00'];
    expect(await asked('2024-03-01', '2024-03-31')).toEqual([from, ['lessOrEqual', '2024-03-31 23:59:59']]);
    expect(await asked('2024-03-01', '')).toEqual([from, ['lessOrEqual', '2024-03-01 23:59:59']]);
    expect(await asked('', '2024-03-31')).toEqual([['lessOrEqual', '2024-03-31 23:59:59']]);
    expect(list.address).toEqual({ year: '2024', createTime_until: '2024-03-31' });
    expect(list.isNarrowed).toBe(true);
  });

  test('takes months the same way', async () => {
    const port = memoryPort(material, []);
    const list = new ResourceListViewModel(material, memoryServices(memoryPorts([[material, port]]), [material]), {
      date: '2024-01-01',
      date_until: '2024-03-31',
    });
    expect(list.query.where).toEqual([
      { field: 'date', is: 'greaterOrEqual', value: '2024-01-01' },
      { field: 'date', is: 'lessOrEqual', value: '2024-03-31' },
    ]);
    list.setDraft('date_until', '');
    await list.search();
    expect(list.query.where).toEqual([{ field: 'date', is: 'equal', value: '2024-01-01' }]);
  });

  test('takes values the address states, of its own fields only', () => {
    const { list } = listOf(0, { year: '2022', parts: 'x' });
    expect(list.query.where).toEqual([{ field: 'year', is: 'equal', value: '2022' }]);
  });

  test('follows a link to the open list, and stays as it is where the link says nothing of the search', async () => {
    const { list, port } = listOf(12, { year: '2022' });
    list.setDraft('name', '样品');
    await list.search();
    await list.follow({ id: '3' });
    expect(list.sent).toMatchObject({ year: '2022', name: '样品' });
    await list.goTo(2, 10);
    await list.follow({ year: '2023' });
    expect(port.list.mock.lastCall?.[0]).toMatchObject({
      current: 1,
      where: [{ field: 'year', is: 'equal', value: '2023' }],
    });
  });

  describe('of a register whose totals are those of a year', () => {
    const bill = { ...everyKind, searchAlways: [], opensOnYear: 'year' };
    const billsOf = (given: Readonly<Record<string, string>> = {}) => {
      const services = memoryServices(memoryPorts([[bill, memoryPort(bill, [])]]), [bill]);
      return new ResourceListViewModel(bill, services, given);
    };
    const year = (value: string) => ({ field: 'year', is: 'equal', value });

    test('opens on this year, and shows every year once that is emptied, also after a reload', async () => {
      const list = billsOf();
      expect([list.query.where, list.isNarrowed]).toEqual([[year('2024')], false]);
      list.setDraft('year', '');
      await list.search();
      expect([list.query.where, list.isNarrowed]).toEqual([[], true]);
      expect(list.address).toEqual({ year: '' });
      expect(billsOf(list.address).query.where).toEqual([]);
      await list.clear();
      expect([list.query.where, list.address]).toEqual([[year('2024')], { year: '2024' }]);
    });

    test('shows what a link searches by, and no year besides', async () => {
      const list = billsOf({ name: '样品' });
      expect(list.query.where).toEqual([{ field: 'name', is: 'like', value: '样品' }]);
      expect(billsOf({ ...list.address }).query.where).toEqual(list.query.where);
      await list.follow({ year: '2023' });
      expect(list.query.where).toEqual([year('2023')]);
    });
  });

  test('keeps its order and its page in the address, and opens there', async () => {
    const { list } = listOf(25);
    await list.sortBy({ key: 'amount', direction: 'desc' });
    await list.goTo(3, 10);
    expect(list.address).toEqual({ year: '2024', descs: 'amount', current: '3' });
    const opened = listOf(25, { ...list.address });
    expect(opened.list.query).toMatchObject({ current: 3, order: [{ field: 'amount', descending: true }] });
    await opened.list.follow({ year: '2024', ascs: 'name' });
    expect(opened.list.address).toEqual({ year: '2024', ascs: 'name' });
    await opened.list.follow({ id: '7' });
    expect(opened.list.address).toEqual({ year: '2024', ascs: 'name' });
  });

  test('keeps the rows of a page in the address; a page of a link means as many as its sender had', async () => {
    const { list } = listOf(300);
    await list.goTo(2, 50);
    expect(list.address).toEqual({ year: '2024', current: '2', size: '50' });
    expect(listOf(300, { ...list.address }).list.query).toMatchObject({ current: 2, size: 50 });
    // Here somebody prefers 50 rows, and the sender had ten.
    await list.follow({ year: '2024', current: '3' });
    expect(list.query).toMatchObject({ current: 3, size: 10 });
    await list.follow({ year: '2024', ascs: 'name' });
    expect(list.query).toMatchObject({ current: 1, size: 50 });
  });

  test.each<Record<string, string>>([
    { size: '0' },
    { size: '7' },
    { size: '-1' },
    { size: 'x' },
    { descs: 'nothing' },
    { ascs: '__proto__' },
    { current: '0' },
    { current: '-1' },
    { current: 'x' },
  ])('passes over a place that is none: %j', (given) => {
    expect(listOf(25, given).list.address).toEqual({ year: '2024' });
  });

  test('looks for part of a text and for the whole of a choice, once it is sent', async () => {
    const { list, port } = listOf(12);
    list.setDraft('name', ' 样品1 ');
    list.setDraft('kind', 'usual');
    expect(list.query.where).toHaveLength(1);
    await list.search();
    expect(port.list.mock.lastCall?.[0].where).toEqual([
      { field: 'year', is: 'equal', value: '2024' },
      { field: 'name', is: 'like', value: '样品1' },
      { field: 'kind', is: 'equal', value: 'usual' },
    ]);
    expect(list.rows.map(({ name }) => name)).toEqual(['样品1', '样品11']);
    expect(list.isNarrowed).toBe(true);
  });

  test('清空 goes back to page 1 of what it opened with', async () => {
    const { list } = listOf(25);
    await list.goTo(3, 10);
    list.setDraft('name', '样品9');
    list.setDraft('ownerId', '7', { value: '7', label: '王小明' });
    await list.clear();
    expect(list).toMatchObject({ page: 1, total: 25, isNarrowed: false, chosen: {} });
    expect(list.draft).toMatchObject({ year: '2024', name: '', ownerId: '' });
  });

  test('finds a referenced record by its code or its title', async () => {
    const { list } = listOf(0);
    expect(await list.searchReference('ownerId', 'E7')).toEqual([{ value: '7', label: 'E7 王小明' }]);
    expect(await list.searchReference('ownerId', '小明')).toEqual([{ value: '7', label: 'E7 王小明' }]);
    expect(await list.searchReference('ownerId', '无此人')).toEqual([]);
  });
});

describe('the page of a list', () => {
  test('a late answer to an earlier question is dropped', async () => {
    const { list, port } = listOf(12);
    let answer: () => void = () => undefined;
    const page = { records: [], total: 99, size: 10, current: 1, pages: 10 };
    port.list.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve(page))));
    const early = list.load();
    await list.goTo(2, 10);
    answer();
    await early;
    expect(list).toMatchObject({ total: 12, loading: false });
    expect(list.rows).toHaveLength(2);
  });

  test('the number of rows is there again the next time', async () => {
    const { list, services } = listOf(12);
    await list.goTo(1, 50);
    expect(new ResourceListViewModel(everyKind, services).size).toBe(50);
    expect(new ResourceListViewModel(owner, services).size).toBe(10);
  });

  test('sorting starts at page 1 and falls back to the order of the register', async () => {
    const { list, port } = listOf(12);
    await list.goTo(2, 10);
    await list.sortBy({ key: 'name', direction: 'desc' });
    expect(list.page).toBe(1);
    expect(port.list.mock.lastCall?.[0].order).toEqual([{ field: 'name', descending: true }]);
    await list.sortBy(undefined);
    expect(port.list.mock.lastCall?.[0].order).toBeUndefined();
  });

  test('a refusal is kept to be shown, and is gone after a retry', async () => {
    const { list, port } = listOf(2);
    port.list.mockRejectedValueOnce(new Refusal(faults.forbidden('everykind_view')));
    await list.load();
    expect(list.fault).toMatchObject({ code: 403 });
    await list.load();
    expect(list.fault).toBeNull();
    expect(list.rows).toHaveLength(2);
  });

  test('order, choice and widths of the columns and the density are kept for the next visit', () => {
    const { list, services } = listOf(0);
    const layout = { order: ['name', 'year'], hidden: ['kind'], widths: { name: 240 } };
    list.preferences.setLayout(layout);
    list.preferences.toggleDensity();
    const again = new ResourceListViewModel(everyKind, services);
    expect(again.preferences).toMatchObject({ layout, density: 'compact' });
  });

  test('what was kept before order and widths could be kept still counts; what cannot be read does not', () => {
    const { services } = listOf(0);
    const key = 'rdm.list/100001/finance/test/everykind';
    services.storage.setItem(key, JSON.stringify({ hidden: ['kind'], density: 'normal' }));
    const { preferences } = new ResourceListViewModel(everyKind, services);
    expect(preferences.layout).toEqual({ order: [], hidden: ['kind'], widths: {} });
    services.storage.setItem(
      key,
      JSON.stringify({ order: [], hidden: [], widths: { name: 'wide' }, density: 'normal' }),
    );
    expect(new ResourceListViewModel(everyKind, services).preferences.layout.widths).toEqual({});
    services.storage.setItem(key, '{"hidden":');
    expect(new ResourceListViewModel(everyKind, services).preferences.layout.hidden).toEqual([]);
  });
});

describe('deleting', () => {
  test('needs at least one record', async () => {
    const { list, services, port } = listOf(2);
    expect(await list.remove([])).toBe(false);
    expect(services.toast.error).toHaveBeenCalledWith(expect.objectContaining({ zh: '请选择至少一条数据' }));
    expect(services.confirm).not.toHaveBeenCalled();
    expect(port.remove).not.toHaveBeenCalled();
  });

  test('asks first and does nothing when declined', async () => {
    const { list, services, port } = listOf(2);
    await list.load();
    services.confirm.mockResolvedValueOnce(false);
    expect(await list.remove(['1'])).toBe(false);
    expect(services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: expect.objectContaining({ zh: '确定将选择数据删除?' }), danger: true }),
    );
    expect(port.remove).not.toHaveBeenCalled();
  });

  test('says 删除成功 and shows the page before when the last page is empty', async () => {
    const { list, services } = listOf(11);
    await list.goTo(2, 10);
    list.select(new Set(['11']));
    expect(await list.remove([...list.selected])).toBe(true);
    expect(services.toast.success).toHaveBeenCalledWith(
      expect.objectContaining({ zh: '删除成功' }),
      expect.objectContaining({ label: expect.objectContaining({ zh: '撤销' }) }),
    );
    expect(list).toMatchObject({ page: 1, total: 10, loading: false });
    expect(list.selected.size).toBe(0);
  });

  test('can be taken back', async () => {
    const { list, services, port } = listOf(3);
    await list.load();
    await list.remove(['2', '3']);
    services.toast.success.mock.lastCall?.[1]?.onClick();
    await vi.waitFor(() => expect(list.total).toBe(3));
    expect(port.restore).toHaveBeenCalledWith({ ids: ['2', '3'] });
    expect(services.toast.success).toHaveBeenLastCalledWith(expect.objectContaining({ zh: '已恢复 2 条' }));
  });

  test('a refusal is said and nothing is gone', async () => {
    const { list, services, port } = listOf(2);
    await list.load();
    port.remove.mockRejectedValueOnce(new Refusal(faults.staleVersion()));
    expect(await list.remove(['1'])).toBe(false);
    expect(services.toast.refused).toHaveBeenCalledWith(faults.staleVersion());
    expect(list.rows).toHaveLength(2);
  });
});

test('an export holds all records of the search', async () => {
  const { list, port } = listOf(30);
  await list.goTo(2, 10);
  expect(await list.export()).toMatchObject({ name: '样品.xlsx' });
  expect(port.export).toHaveBeenCalledWith({
    current: 1,
    size: -1,
    where: [{ field: 'year', is: 'equal', value: '2024' }],
  });
});
