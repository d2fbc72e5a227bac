import { autorun } from 'mobx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { DeclarationPeriod } from '@rdm/core/tax';
import { memoryServices } from '../../../resource/testing/memory-services';
import { figureOf, formRows, lineOfFigure } from './form-rows';
import { inputRows } from './input-rows';
import { memoryLedger } from './testing/memory-ledger';
import { PreferentialViewModel } from './PreferentialViewModel';

afterEach(() => void vi.useRealTimers());

async function opened(period: DeclarationPeriod = 'ANNUAL', year = '2024', computed = {}) {
  const memory = memoryLedger({ computed });
  const services = memoryServices(memory.ports, []);
  const screen = new PreferentialViewModel(services, year, period);
  await screen.load();
  return { screen, services, ...memory };
}

describe('the declaration shown', () => {
  test('has the 52 lines of the form', async () => {
    const { screen } = await opened();
    const rows = formRows(screen.sheet!);
    expect(rows).toHaveLength(52);
    expect(rows[0]).toMatchObject({ line: '1', value: '1', digits: 0 });
    expect(rows[3]).toMatchObject({ line: '4', indent: 2, value: '100000.00' });
    expect(rows.filter(({ strong }) => strong).map(({ line }) => line)).toEqual(
      '2 35 40 43 44 45 47 50 51 52'.split(' '),
    );
    expect(rows[37]).toMatchObject({ line: '38', indent: 2 });
  });

  test('prints the form of its year: 51 lines in 2017, the L lines in 2022', async () => {
    const { screen } = await opened('ANNUAL', '2017');
    expect(formRows(screen.sheet!)).toHaveLength(51);
    expect(figureOf('2017', '50')).toBe('line51');
    expect(lineOfFigure(screen.sheet!, 'line51')).toBe('50');
    await screen.setYear('2022');
    const rows = formRows(screen.sheet!);
    expect(rows.slice(49, 53).map(({ line }) => line)).toEqual(['50', 'L1', 'L1.1', 'L1.2']);
    expect(figureOf('2022', 'L1')).toBe('lineL1');
    await screen.setYear('2016');
    expect(formRows(screen.sheet!)).toHaveLength(52);
  });

  test('offers the declarations a year knows and falls back to the annual one', async () => {
    expect((await opened('H1', '2020')).screen).toMatchObject({ period: 'ANNUAL', periods: ['ANNUAL'] });
    const { screen } = await opened('H1', '2024');
    expect(screen.period).toBe('H1');
    expect([...screen.periods].sort()).toEqual(['ANNUAL', 'H1', 'Q1_Q3']);
  });

  test('counts only the quarters of its period', async () => {
    const { screen, ledger } = await opened();
    expect(screen.quarters).toHaveLength(4);
    await screen.setPeriod('H1');
    expect(screen.quarters).toEqual(['0101', '0401']);
    expect(ledger.preferential).toHaveBeenCalledWith({ year: '2024', addedType: 'H1' });
  });

  test('of a declared year is neither typed into nor recomputed, until another year is shown', async () => {
    const { screen } = await opened();
    expect(screen).toMatchObject({ mayEdit: true, mayRecompute: true, mayEditKinds: true });
    const filed = { id: '1', correction: 0, submittedTime: null };
    screen.takeYearState({ year: '2023', filed });
    expect(screen.mayEdit).toBe(true);
    screen.takeYearState({ year: '2024', filed });
    expect(screen).toMatchObject({ mayEdit: false, mayRecompute: false, mayEditKinds: false });
    await screen.setYear('2023');
    expect(screen.mayEdit).toBe(true);
  });

  test('a year without ledgers is empty, a failure is not', async () => {
    const { ports, ledger } = memoryLedger({ years: [] });
    const screen = new PreferentialViewModel(memoryServices(ports, []), '2024');
    await screen.load();
    expect(screen).toMatchObject({ isEmpty: true, fault: null });
    ledger.preferential.mockRejectedValueOnce(new Refusal(faults.forbidden('preferential_view')));
    await screen.load();
    expect(screen.fault?.code).toBe(403);
  });

  test('opens in the year it is given when that has projects, else in the latest that has', async () => {
    const { ports } = memoryLedger({ years: ['2023', '2024'] });
    const screen = new PreferentialViewModel(memoryServices(ports, []), '2026', 'H1');
    await screen.open();
    expect(screen).toMatchObject({ year: '2024', period: 'H1', isEmpty: false });
    const earlier = new PreferentialViewModel(memoryServices(ports, []), '2023');
    await earlier.open();
    expect(earlier.year).toBe('2023');
    const { ports: none } = memoryLedger({ years: [] });
    const empty = new PreferentialViewModel(memoryServices(none, []), '2026');
    await empty.open();
    expect(empty).toMatchObject({ year: '2026', isEmpty: true });
  });

  test('shows nothing of a year without ledgers while it looks for one to open with, and rebuilds only that one', async () => {
    const { ports, ledger } = memoryLedger({ years: ['2023', '2024'] });
    const screen = new PreferentialViewModel(memoryServices(ports, []), '2026');
    const shown: unknown[] = [];
    const stop = autorun(() => shown.push(screen.isEmpty, screen.sheet?.year));
    const opening = screen.open();
    const clicked = screen.recompute();
    await Promise.all([opening, clicked]);
    stop();
    expect(ledger.recompute.mock.calls).toEqual([[{ year: '2024' }]]);
    expect(screen.recomputing.year).toBe('2024');
    expect(shown).not.toContain(true);
    expect(shown).not.toContain('2026');
  });

  test('stays with a year in which something is typed while it looks for one to open with', async () => {
    const { ports } = memoryLedger({ years: ['2023', '2024'] });
    const screen = new PreferentialViewModel(memoryServices(ports, []), '2026');
    const opening = screen.open();
    screen.inputs.set('line43', '5.00');
    await opening;
    expect(screen).toMatchObject({ year: '2026', isUnsaved: true });
  });

  test('a late answer of another year is dropped', async () => {
    const { screen, ledger } = await opened();
    const late = await ledger.preferential({ year: '2023' });
    let answer: () => void = () => undefined;
    ledger.preferential.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve(late))));
    const early = screen.setYear('2023');
    await Promise.resolve();
    await screen.setYear('2022');
    answer();
    await early;
    expect(screen.sheet?.year).toBe('2022');
  });
});

describe('一键重算', () => {
  test('shows its steps while it runs, then the result and the form as it is now', async () => {
    vi.useFakeTimers();
    const { screen, ledger } = await opened();
    const result = {
      costRecords: 900,
      ledgerRows: 1200,
      reports: 8,
      changes: [],
      warnings: [{ zh: '某行', en: 'A row', count: 2 }],
    };
    let finish: () => void = () => undefined;
    ledger.recompute.mockReturnValueOnce(new Promise((resolve) => (finish = () => resolve(result))));
    ledger.recomputeProgress.mockResolvedValue({
      running: true,
      done: 1,
      total: 4,
      step: text('分摊费用', 'Allocating cost'),
    });
    const ofYear = () => ledger.preferential.mock.calls.filter(([{ year }]) => year === '2024').length;
    const loads = ofYear();
    const run = screen.recompute();
    expect(screen.recomputing).toMatchObject({ running: true, share: undefined });
    await vi.advanceTimersByTimeAsync(900);
    expect(ledger.recomputeProgress).toHaveBeenCalledTimes(3);
    expect(screen.recomputing).toMatchObject({ share: 25, progress: { step: { zh: '分摊费用' } } });
    await screen.recompute();
    expect(ledger.recompute).toHaveBeenCalledTimes(1);
    finish();
    await run;
    expect(screen.recomputing).toMatchObject({ running: false, result });
    expect(ofYear()).toBe(loads + 1);
    await vi.advanceTimersByTimeAsync(900);
    expect(ledger.recomputeProgress).toHaveBeenCalledTimes(3);
  });

  test('says what went wrong and stops asking', async () => {
    const { screen, ledger } = await opened();
    ledger.recompute.mockRejectedValueOnce(new Refusal(faults.forbidden('preferential_recompute')));
    await screen.recompute();
    expect(screen.recomputing).toMatchObject({ running: false, result: null, fault: { code: 403 } });
  });
});

describe('what is typed by hand', () => {
  const type = (screen: PreferentialViewModel, line: string, column: string, value: string) =>
    screen.change([{ line, column, value }]);

  test('is marked until saved, only the changes go out, and the form follows', async () => {
    const { screen, ledger, services } = await opened();
    const before = screen.sheet!.lines['51'];
    type(screen, '46', '0401', '1000');
    type(screen, '43', 'period', '500.00');
    type(screen, '43', '0101', '9');
    expect(screen.inputs.isChanged('special0401')).toBe(true);
    expect(screen.inputs.valueOfLine('46', screen.quarters)).toBe('1000.00');
    await screen.save();
    expect(ledger.saveYearInputs).toHaveBeenCalledWith({ year: '2024', special0401: '1000', line43: '500.00' });
    expect(services.toast.success).toHaveBeenCalledWith(expect.objectContaining({ zh: '更新成功' }));
    expect(screen.inputs.isDirty).toBe(false);
    expect(screen.sheet!.lines['46']).toBe('1000.00');
    expect(screen.sheet!.lines['51']).not.toBe(before);
  });

  test('typing the stored amount again is no change', async () => {
    const { screen } = await opened();
    type(screen, '44', '0101', '5');
    type(screen, '44', '0101', '');
    expect(screen.inputs.isDirty).toBe(false);
  });

  test('that is no amount is said at its cell and not saved', async () => {
    const { screen, ledger, services } = await opened();
    type(screen, '48', '0101', '12x');
    expect(screen.inputs.errorOf('material0101')?.zh).toContain('不是金额');
    expect(screen.inputs.valueOfLine('48', screen.quarters)).toBeNull();
    await screen.save();
    expect(ledger.saveYearInputs).not.toHaveBeenCalled();
    expect(services.toast.error).toHaveBeenCalled();
  });

  test('instead of what the registers make needs a reason, and can be taken back', async () => {
    const { screen, ledger, services } = await opened('ANNUAL', '2024', { '48': '48000.00' });
    expect(screen.inputs.valueOfLine('48', screen.quarters)).toBe('48000.00');
    type(screen, '48', '0101', '0');
    expect(screen.inputs.needsReason(screen.quarters)).toBe(true);
    await screen.save();
    expect(ledger.saveYearInputs).not.toHaveBeenCalled();
    expect(services.toast.error).toHaveBeenCalledWith(expect.objectContaining({ zh: '与计算值不同的行请填写原因' }));
    screen.inputs.set('reason48', '已更正');
    await screen.save();
    expect(ledger.saveYearInputs).toHaveBeenLastCalledWith({ year: '2024', material0101: '0', reason48: '已更正' });
    await screen.useComputed('48');
    expect(ledger.saveYearInputs).toHaveBeenLastCalledWith({
      ...{ year: '2024', material0101: '', material0401: '', material0701: '', material1001: '', reason48: '' },
    });
    expect(screen.inputs.isTyped('48')).toBe(false);
  });

  test('for line 43 is of the year and no part of an advance', async () => {
    const { screen } = await opened('ANNUAL', '2024', { '43': '500.00' });
    type(screen, '43', 'period', '900');
    expect(screen.inputs.valueOfLine('43', screen.quarters)).toBe('900.00');
    await screen.setPeriod('H1');
    expect(screen.inputs.valueOfLine('43', screen.quarters)).toBe('500.00');
    expect(inputRows(screen.inputs, screen.quarters)[0]!.cells![1]).toEqual({ value: '500.00' });
    type(screen, '43', 'period', '800');
    await screen.setPeriod('ANNUAL');
    expect(screen.inputs.valueOfLine('43', screen.quarters)).toBe('900.00');
  });

  test('a refused save keeps what was typed', async () => {
    const { screen, ledger, services } = await opened();
    const closed = text('当前年度抵扣企业基本信息已提交，申报通道已关闭!', 'Closed');
    ledger.saveYearInputs.mockRejectedValueOnce(new Refusal(faults.invalid(closed)));
    type(screen, '44', '0101', '5');
    await screen.save();
    expect(services.toast.refused).toHaveBeenCalledWith(faults.invalid(closed));
    expect(screen.inputs.valueOf('amortize0101')).toBe('5');
    expect(screen.inputs.isDirty).toBe(true);
  });

  test('carried-over amounts are warned of after the first quarter, as far as the period counts it', async () => {
    const { screen } = await opened();
    type(screen, '49', '0101', '80');
    expect(screen.inputs.hasLateCarryover(screen.quarters)).toBe(false);
    type(screen, '49', '0701', '1');
    expect(screen.inputs.hasLateCarryover(screen.quarters)).toBe(true);
    await screen.setPeriod('H1');
    expect(screen.inputs.hasLateCarryover(screen.quarters)).toBe(false);
    expect(screen.inputs.isDirty).toBe(true);
  });

  test('is not lost to another year without asking', async () => {
    const { screen, services } = await opened();
    type(screen, '44', '0101', '5');
    services.confirm.mockResolvedValueOnce(false);
    await screen.setYear('2023');
    expect(screen.year).toBe('2024');
    await screen.setYear('2023');
    expect(screen).toMatchObject({ year: '2023', inputs: { isDirty: false } });
  });

  test('the kinds of enterprise are kept with the year and change the rate', async () => {
    const { screen, years } = await opened('ANNUAL', '2020');
    expect(screen.sheet!.lines['50']).toBe('75.00');
    await screen.setYear('2021');
    await screen.saveKinds(['manufacturing']);
    expect(years.submit).toHaveBeenCalledWith({ year: '2021', enterpriseKinds: ['manufacturing'] });
    expect(screen.sheet).toMatchObject({ enterpriseKinds: ['manufacturing'], lines: { 50: '100.00' } });
  });
});

describe('the way a figure came about', () => {
  test('leads from a line through the form to the rows of the registers', async () => {
    const { screen, ledger } = await opened();
    const { explanation } = screen;
    const next = async () => {
      const input = explanation.current!.inputs.find((each) => explanation.canOpen(each))!;
      await explanation.open(input);
    };
    screen.openLine(3);
    expect(explanation.current).toMatchObject({ key: 'line3', value: '100000.00' });
    await next();
    expect(explanation.current!.key).toBe('line4');
    await next();
    expect(ledger.explain).toHaveBeenCalledWith({ year: '2024', key: 'item:11:1.1', addedType: 'ANNUAL' });
    expect(explanation.current!.inputs[0]).toMatchObject({ source: { id: '77' } });
    expect(explanation.canOpen(explanation.current!.inputs[0]!)).toBe(false);
    expect(explanation.path.map(({ key }) => key)).toEqual(['line3', 'line4', 'item:11:1.1']);
    explanation.backTo(0);
    expect(explanation.current!.key).toBe('line3');
    explanation.close();
    expect(explanation).toMatchObject({ current: null, isOpen: false });
    expect(screen.line).toBeNull();
  });

  test('a line told elsewhere in the form is opened without asking the ledger', async () => {
    const { screen, ledger } = await opened();
    const { explanation } = screen;
    const everywhere = (trace = screen.sheet!.trace): (typeof trace)[] => [trace, ...trace.inputs.flatMap(everywhere)];
    const again = everywhere().find(({ deeper }) => deeper?.startsWith('line:'))!;
    await explanation.open(again);
    expect(explanation.current).toMatchObject({ key: again.key });
    expect(explanation.current!.inputs.length).toBeGreaterThan(0);
    expect(ledger.explain).not.toHaveBeenCalled();
  });

  test('a line asked for before the form is there opens with it, and follows when it changes', async () => {
    const { ports } = memoryLedger();
    const screen = new PreferentialViewModel(memoryServices(ports, []), '2024');
    screen.openLine(46);
    expect(screen.explanation.current).toBeNull();
    await screen.load();
    expect(screen.explanation.current).toMatchObject({ key: 'line46', value: '0.00' });
    screen.change([{ line: '46', column: '0101', value: '7' }]);
    await screen.save();
    expect(screen.explanation.current).toMatchObject({ key: 'line46', value: '7.00' });
  });

  test('a refusal of the ledger is shown and can be tried again', async () => {
    const { screen, ledger } = await opened();
    const { explanation } = screen;
    screen.openLine(4);
    ledger.explain.mockRejectedValueOnce(new Refusal(faults.unauthorised()));
    await explanation.open(explanation.current!.inputs[0]!);
    expect(explanation).toMatchObject({ fault: { code: 401 }, loading: false });
    await explanation.retry();
    expect(explanation.fault).toBeNull();
    expect(explanation.path).toHaveLength(2);
  });

  test('a late answer is passed over once another line is open', async () => {
    const { screen, ledger } = await opened();
    const { explanation } = screen;
    screen.openLine(4);
    const months = await ledger.explain({ year: '2024', key: 'item:11:1.1' });
    let answer: () => void = () => undefined;
    ledger.explain.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve(months))));
    const opening = explanation.open(explanation.current!.inputs[0]!);
    expect(explanation.loading).toBe(true);
    screen.openLine(51);
    answer();
    await opening;
    expect(explanation.path.map(({ key }) => key)).toEqual(['line51']);
  });
});
