import { describe, expect, test } from 'vitest';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import { memoryServices } from '../../resource/testing/memory-services';
import { memoryLedgers } from './testing/memory-ledgers';
import { YearSummaryViewModel } from './YearSummaryViewModel';

function summaryOf(year: string, given: Parameters<typeof memoryLedgers>[0] = {}) {
  const memory = memoryLedgers(given);
  const screen = new YearSummaryViewModel(
    memoryServices(memory.ports, []),
    (asked) => memory.ledger.summary({ year: asked }),
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
    expect(explanation.current).toMatchObject({ value: '90000.00' });
    const wages = explanation.current!.inputs[0]!;
    await explanation.open(wages.deeper ? wages : wages.inputs[0]!);
    expect(ledger.explain).toHaveBeenCalledWith({ year: '2024', key: 'item:11:1.1' });
  });

  test('a figure told elsewhere in the form is opened without asking the ledger', async () => {
    const { screen, ledger } = summaryOf('2024');
    await screen.load();
    const everywhere = (trace = screen.summary!.trace): (typeof trace)[] => [
      trace,
      ...trace.inputs.flatMap(everywhere),
    ];
    const again = everywhere().find(({ deeper }) => deeper?.startsWith('cell:'))!;
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
    expect(ledger.summary).toHaveBeenLastCalledWith({ year: '2023' });
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
