import { describe, expect, test } from 'vitest';
import { faults, Refusal, type Trace } from '@rdm/core/internal/kernel';
import { memoryServices } from '../../resource/testing/memory-services';
import { memoryLedgers } from './testing/memory-ledgers';
import { YearSummaryViewModel } from './YearSummaryViewModel';

function summaryOf(year: string, given: Parameters<typeof memoryLedgers>[0] = {}) {
  const memory = memoryLedgers(given);
  const screen = new YearSummaryViewModel(
    memoryServices(memory.ports, []),
    (asked) => memory.ledger.summary(asked),
    year,
  );
  return { ...memory, screen };
}

describe('a summary of the ledgers', () => {
  test('opens with the latest year that has projects where the usual one has none', async () => {
    const { screen } = summaryOf('2026');
    await screen.open();
    expect(screen).toMatchObject({ year: '2024', isEmpty: false, loading: false });
    expect(screen.summary!.rows.map(({ projectCode }) => projectCode)).toEqual(['RD01', 'RD02']);
  });

  test('stays with a year that is chosen while it looks for one to open with', async () => {
    const { screen } = summaryOf('2026', { years: ['2023', '2024'] });
    const opening = screen.open();
    await screen.setYear('2023');
    await opening;
    expect(screen).toMatchObject({ year: '2023', summary: { year: '2023' } });
  });

  test('tells of its figures, down to what the ledger opens', async () => {
    const { screen, ledger } = summaryOf('2024');
    await screen.load();
    const { explanation } = screen;
    expect([explanation.tells('total/1'), explanation.tells('total/5')]).toEqual([true, true]);
    expect(explanation.tells('project:11/nothing')).toBe(false);
    explanation.openFigure('project:11/1');
    await expect.poll(() => explanation.current).toMatchObject({ value: '90000.00' });
    const wages = explanation.current!.inputs[0]!;
    await explanation.open(wages.deeper ? wages : wages.inputs[0]!);
    expect(ledger.explain).toHaveBeenCalledWith({ year: '2024', key: 'item:11:1.1' });
  });

  test('how its figures came about is asked for with the first of them, and once', async () => {
    const { screen, ledger } = summaryOf('2024');
    await screen.load();
    expect(ledger.summary.mock.calls).toEqual([[{ year: '2024', brief: true }]]);
    expect(screen.summary!.trace.inputs).toEqual([]);
    screen.explanation.openFigure('total/1');
    expect(screen.explanation).toMatchObject({ isOpen: true, loading: true });
    await expect.poll(() => screen.explanation.current?.inputs.length).toBeGreaterThan(0);
    screen.explanation.openFigure('total/allowed');
    expect(screen.explanation.current).toMatchObject({ key: 'total/allowed', value: screen.summary!.total.allowed });
    expect(ledger.summary).toHaveBeenCalledTimes(2);
  });

  test('where they cannot be asked for, the explanation says why and asks again; the sheet stays', async () => {
    const { screen, ledger } = summaryOf('2024');
    await screen.load();
    ledger.summary.mockRejectedValueOnce(new Refusal(faults.forbidden('projectreportyear_view')));
    screen.explanation.openFigure('total/1');
    await expect.poll(() => screen.explanation.fault).toMatchObject({ code: 403 });
    expect(screen).toMatchObject({ fault: null, summary: { year: '2024' } });
    await screen.explanation.retry();
    expect(screen.explanation.current).toMatchObject({ key: 'total/1' });
  });

  test('an explanation that comes after another year was chosen is passed over', async () => {
    const { screen } = summaryOf('2024', { years: ['2023', '2024'] });
    await screen.load();
    screen.explanation.openFigure('total/1');
    await screen.setYear('2023');
    expect(screen.explanation).toMatchObject({ isOpen: false, current: null });
    screen.explanation.openFigure('total/1');
    await expect.poll(() => screen.explanation.loading).toBe(false);
    expect(screen.explanation.current).toMatchObject({ key: 'total/1' });
  });

  test('a figure told elsewhere in the form is opened without asking the ledger', async () => {
    const { screen, ledger } = summaryOf('2024');
    await screen.load();
    const { trace: whole } = await ledger.summary({ year: '2024' });
    const everywhere = (trace: Trace): Trace[] => [trace, ...trace.inputs.flatMap(everywhere)];
    const again = everywhere(whole).find(({ deeper }) => deeper?.startsWith('cell:'))!;
    screen.explanation.openFigure('total/allowed');
    await expect.poll(() => screen.explanation.loading).toBe(false);
    await screen.explanation.open(again);
    expect(screen.explanation.current).toMatchObject({ key: again.key, value: again.value });
    expect(screen.explanation.current!.inputs.length).toBeGreaterThan(0);
    expect(ledger.explain).not.toHaveBeenCalled();
  });

  test('another year is read anew, and what was explained is closed; none is not taken', async () => {
    const { screen, ledger } = summaryOf('2024', { years: ['2023', '2024'] });
    await screen.load();
    screen.explanation.openFigure('total/allowed');
    await screen.setYear('');
    expect(screen.year).toBe('2024');
    await screen.setYear('2023');
    expect(screen).toMatchObject({ year: '2023', explanation: { isOpen: false } });
    expect(ledger.summary).toHaveBeenLastCalledWith({ year: '2023', brief: true });
  });

  test('a year without ledgers is empty, a refusal is shown, and a late answer is passed over', async () => {
    const { screen, ledger } = summaryOf('2026');
    await screen.load();
    expect(screen.isEmpty).toBe(true);
    ledger.summary.mockRejectedValueOnce(new Refusal(faults.unauthorised()));
    await screen.load();
    expect(screen.fault).toMatchObject({ code: 401 });
    const late = screen.load();
    await screen.setYear('2024');
    await late;
    expect(screen).toMatchObject({ year: '2024', summary: { year: '2024' }, fault: null });
  });
});
