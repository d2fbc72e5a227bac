import { describe, expect, test } from 'vitest';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import { memoryServices } from '../../../resource/testing/memory-services';
import { memoryLedgers } from '../testing/memory-ledgers';
import { AuxiliaryViewModel, type Asked } from './AuxiliaryViewModel';

function ledgersOf(asked: Partial<Asked> = {}, given: Parameters<typeof memoryLedgers>[0] = {}) {
  const memory = memoryLedgers(given);
  const screen = new AuxiliaryViewModel(memoryServices(memory.ports, []), { year: null, id: null, ...asked }, '2024');
  return { ...memory, screen };
}

describe('the ledgers of a year', () => {
  test('stand by code, and the first is open', async () => {
    const { screen } = ledgersOf();
    await screen.open();
    expect(screen.ledgers!.map(({ projectCode }) => projectCode)).toEqual(['RD01', 'RD02']);
    expect(screen).toMatchObject({ chosen: '21', sheet: { projectCode: 'RD01' }, isEmpty: false });
  });

  test('open with the ledger the address names, in the year of that ledger', async () => {
    const { screen } = ledgersOf({ id: '22' }, { years: ['2023'] });
    await screen.open();
    expect(screen).toMatchObject({ year: '2023', chosen: '22', sheet: { projectCode: 'RD02' } });
  });

  test('stay with a year that is chosen while the one to open with is looked for', async () => {
    const { screen } = ledgersOf({ id: '22' }, { years: ['2023'] });
    const opening = screen.open();
    await screen.setYear('2022');
    await opening;
    expect(screen).toMatchObject({ year: '2022', isEmpty: true });
  });

  test('lead from a ledger that is gone to those of the year', async () => {
    const { screen } = ledgersOf({ year: '2024', id: '99' });
    await screen.open();
    expect(screen).toMatchObject({ year: '2024', chosen: '21', fault: null });
  });

  test('follow a link to a ledger into its year, and one to a year to its first ledger', async () => {
    const { screen, reports } = ledgersOf({}, { years: ['2024'] });
    reports.rows.push({ ...reports.rows[0]!, id: '32', year: '2023' });
    await screen.open();
    await screen.follow({ year: null, id: '32' });
    expect(screen).toMatchObject({ year: '2023', chosen: '32' });
    await screen.follow({ year: '2024', id: null });
    expect(screen).toMatchObject({ year: '2024', chosen: '21', sheet: { projectCode: 'RD01' } });
    await screen.follow({ year: '2024', id: '22' });
    expect(screen).toMatchObject({ year: '2024', chosen: '22', sheet: { projectCode: 'RD02' } });
    await screen.follow({ year: null, id: null });
    expect(screen).toMatchObject({ year: '2024', chosen: '22' });
  });

  test('pass over a link once another ledger is chosen while its year is looked for', async () => {
    const { screen } = ledgersOf({}, { years: ['2024'] });
    await screen.open();
    const following = screen.follow({ year: null, id: '99' });
    await screen.choose('22');
    await following;
    expect(screen).toMatchObject({ year: '2024', chosen: '22' });
  });

  test.each([
    ['rd02', ['RD02']],
    ['主轴', ['RD01']],
    ['资本化', ['RD02']],
    ['未结束', ['RD01']],
    ['nothing', []],
  ])('are found by %s', async (search, codes) => {
    const { screen } = ledgersOf();
    await screen.open();
    screen.setSearch(search);
    expect(screen.found.map(({ projectCode }) => projectCode)).toEqual(codes);
  });

  test('a late answer is passed over once another ledger is chosen', async () => {
    const { screen, ledger } = ledgersOf();
    await screen.open();
    const sheet = await ledger.ledgerSheet({ reportId: '22' });
    let answer: () => void = () => undefined;
    ledger.ledgerSheet.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve(sheet))));
    const late = screen.choose('22');
    await screen.choose('21');
    answer();
    await late;
    expect(screen).toMatchObject({ chosen: '21', sheet: { projectCode: 'RD01' } });
  });

  test('months are folded one by one or all, and unfolded for another ledger', async () => {
    const { screen } = ledgersOf();
    await screen.open();
    screen.toggleMonth('2024-01');
    screen.toggleMonth('2024-02');
    screen.toggleMonth('2024-01');
    expect([...screen.folded]).toEqual(['2024-02']);
    screen.foldAll();
    expect([...screen.folded].sort()).toEqual(['2024-01', '2024-02']);
    await screen.choose('22');
    expect(screen.folded.size).toBe(0);
  });

  test('a refused ledger is said, and another year begins anew', async () => {
    const { screen, ledger } = ledgersOf({}, { years: ['2023', '2024'] });
    ledger.ledgerSheet.mockRejectedValueOnce(new Refusal(faults.unauthorised()));
    await screen.open();
    expect(screen.fault).toMatchObject({ code: 401 });
    await screen.setYear('2023');
    expect(screen).toMatchObject({ year: '2023', fault: null, chosen: '21' });
  });
});
