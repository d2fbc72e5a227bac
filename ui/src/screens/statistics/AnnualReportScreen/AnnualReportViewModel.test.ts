import { describe, expect, it } from 'vitest';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { memoryServices } from '../../../resource/testing/memory-services';
import { memoryStatistics } from './testing/memory-statistics';
import { AnnualReportViewModel } from './AnnualReportViewModel';

async function opened(year = '2024', given: Parameters<typeof memoryStatistics>[0] = {}) {
  const memory = memoryStatistics(given);
  const services = memoryServices(memory.ports, []);
  const screen = new AnnualReportViewModel(services, year);
  await screen.load();
  const line = (code: string) => screen.rows.find(({ row }) => row.code === code);
  const value = (code: string) => line(code)?.value;
  const broken = () => screen.findings.map(({ check }) => check);
  return { ...memory, services, screen, line, value, broken };
}

describe('the 107-2 report', () => {
  it('has 59 rows, unfolded, of which the totals are not typed', async () => {
    const { screen, line } = await opened();
    expect(screen.rows).toHaveLength(59);
    expect(line('8')).toMatchObject({ value: '2000.00', isTyped: true, isComputed: true, depth: 2 });
    expect(line('1')).toMatchObject({ value: '1', isTyped: true, isComputed: true, digits: 0 });
    expect(line('7')).toMatchObject({ value: '2000.00', isTyped: false, digits: 2 });
    expect(line('29')).toMatchObject({ isTyped: true, isComputed: false });
    screen.change({ amount7: '5' });
    expect(screen.isUnsaved).toBe(false);
  });

  it('takes a value over a computed one, which the totals follow, and gives the computed one back', async () => {
    const { screen, line, value } = await opened();
    screen.change({ amount8: '1500', amount1: '3', amount57: '1200' });
    expect([line('8')?.replaced, line('1')?.replaced, line('57')?.replaced]).toEqual(['2000.00', '1', '1500.00']);
    expect([value('7'), value('57')]).toEqual(['1500.00', '1200']);
    await screen.save();
    expect([value('8'), line('8')?.replaced]).toEqual(['1500.00', '2000.00']);
    screen.restore('amount8');
    screen.restore('amount57');
    expect([value('8'), line('8')?.replaced, value('7'), value('57')]).toEqual([
      '2000.00',
      undefined,
      '2000.00',
      '2000.00',
    ]);
  });

  it('folds a section and a part of it, and unfolds what hides a row it goes to', async () => {
    const { screen, line } = await opened();
    screen.toggle(8);
    expect([line('7'), line('15'), line('1')?.row.id]).toEqual([undefined, undefined, 2]);
    screen.goTo('15');
    expect([line('15')?.row.id, screen.focus]).toEqual([17, { code: '15' }]);
    screen.foldAll(true);
    expect(screen.rows).toHaveLength(8);
  });

  it('lets what follows from the entries follow before they are saved', async () => {
    const { screen, value, broken } = await opened();
    expect(value('57')).toBe('2000.00');
    screen.change({ amount43: '500', amount58: '100.5' });
    expect(value('57')).toBe('1399.50');
    expect(broken()).not.toContain('7=57+43+58+55+56');
    screen.change({ amount44_tax_ratio: '25%' });
    await Promise.resolve();
    await expect.poll(() => value('44')).toBe('500.00');
  });

  it('marks in place what does not hold, by level', async () => {
    const { screen, line, broken } = await opened();
    expect(broken()).toContain('22=0');
    screen.change({ amount29: '1', amount30: '2' });
    expect(screen.findings[0]).toMatchObject({ level: 'error', check: '29>=30', rows: ['29', '30'] });
    expect(line('30')?.findings.map(({ check }) => check)).toContain('29>=30');
    screen.change({ amount30: '1' });
    expect(broken()).not.toContain('29>=30');
  });

  it('saves what was changed and nothing else', async () => {
    const { screen, statistics, services } = await opened();
    screen.change({ amount29: '7', amount43: '12.5' });
    screen.change({ amount43: '' });
    await screen.save();
    expect(statistics.save).toHaveBeenCalledExactlyOnceWith({ year: '2024', amount29: '7' });
    expect(services.toast.success).toHaveBeenCalledWith(text('更新成功', 'Updated'));
    expect([screen.isUnsaved, screen.draft.stored.amount29]).toEqual([false, '7']);
  });

  it('saves nothing while an entry is wrong', async () => {
    const { screen, statistics, services, line } = await opened();
    screen.change({ amount29: '1.5', amount20: 'x', amount45: '-5', amount44_tax_ratio: 'a quarter' });
    expect([line('29')?.error?.zh, line('20')?.error?.zh]).toEqual(['请填写整数', '请填写数字']);
    expect(line('45')?.error?.zh).toBe('不能为负数');
    expect(screen.draft.errorOf('amount44_tax_ratio')?.zh).toBe('税率请按 25% 填写');
    await screen.save();
    expect(statistics.save).not.toHaveBeenCalled();
    expect(services.toast.error).toHaveBeenCalled();
  });

  it('keeps what was typed on this machine until it is saved, and gives it up when asked to', async () => {
    const { screen, services, ports } = await opened();
    const stop = screen.keepDrafts();
    screen.change({ amount29: '7' });
    stop();
    const again = new AnnualReportViewModel(services, '2024');
    await again.load();
    expect([again.draft.changes, again.resumedFrom === null]).toEqual([{ amount29: '7' }, false]);
    again.takeBack();
    expect([again.isUnsaved, services.storage.length]).toEqual([false, 0]);
    const other = new AnnualReportViewModel(memoryServices(ports, []), '2024');
    await other.load();
    expect(other.isUnsaved).toBe(false);
  });

  it('keeps the entries when saving does not succeed', async () => {
    const { screen, statistics, services } = await opened();
    screen.change({ amount29: '7' });
    statistics.save.mockRejectedValueOnce(new Refusal(faults.staleVersion()));
    await screen.save();
    expect([screen.isUnsaved, services.storage.length]).toEqual([true, 1]);
    expect(services.toast.refused).toHaveBeenCalledWith(faults.staleVersion());
  });

  it('asks before another year takes the place of what is not saved', async () => {
    const { screen, services } = await opened();
    screen.change({ amount29: '7' });
    services.confirm.mockResolvedValueOnce(false);
    await screen.setYear('2023');
    expect(screen.year).toBe('2024');
    await screen.setYear('2023');
    expect([screen.year, screen.isUnsaved]).toEqual(['2023', false]);
    await screen.setYear('');
    expect(screen.year).toBe('2023');
  });

  it('is empty in a year without ledgers until it is filled in by hand', async () => {
    const { screen } = await opened('2019');
    expect(screen.isEmpty).toBe(true);
    screen.fillByHand();
    expect(screen.isEmpty).toBe(false);
  });

  it('opens in the latest year with projects where this one has none', async () => {
    const { ports } = await opened();
    const screen = new AnnualReportViewModel(memoryServices(ports, []), '2026');
    await screen.open();
    expect(screen.year).toBe('2024');
  });

  it('explains a figure down to the register', async () => {
    const { screen } = await opened();
    await screen.explain('amount8');
    expect(screen.explanation.current).toMatchObject({ key: 'amount8', value: '2000.00' });
    await screen.explanation.open(screen.explanation.current!.inputs[0]!);
    expect(screen.explanation.current?.source?.resource).toBe('blade-rdm/costpersonnelsalary');
  });
});
