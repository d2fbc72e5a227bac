import { describe, expect, it } from 'vitest';
import { createReadingThread } from './reading-thread';
import { workbookOf } from './zip-fixture';

const LIMITS = { maxRows: 200_000, maxCells: 5_000_000, timeoutMs: 20_000 };
const small = workbookOf({ rows: '<row r="1"><c><v>1</v></c></row>' });

describe('the thread that reads workbooks', () => {
  it('answers several at once, each its own', async () => {
    const thread = createReadingThread(256);
    const numbers = [1, 2, 3, 4, 5];
    const parsed = await Promise.all(
      numbers.map((n) => thread.parse(workbookOf({ rows: `<row r="1"><c><v>${n}</v></c></row>` }), LIMITS)),
    );
    expect(parsed).toMatchObject(numbers.map((n) => ({ kind: 'sheet', name: '数据', rows: [[n]] })));
  });

  it('hands over every row of a long sheet, in its order', async () => {
    const thread = createReadingThread(256);
    const rows = Array.from({ length: 2_345 }, (_, n) => `<row><c><v>${n}</v></c></row>`);
    const parsed = await thread.parse(workbookOf({ rows: rows.join('') }), LIMITS);
    expect(parsed).toMatchObject({ kind: 'sheet', name: '数据', rows: rows.map((_, n) => [n]) });
  });

  it('dies alone when a workbook takes more memory than it may, and goes on with the next', async () => {
    const thread = createReadingThread(24);
    const rows = Array.from({ length: 60_000 }, (_, n) => `<row><c t="str"><v>${n}行${'研'.repeat(200)}</v></c></row>`);
    expect(await thread.parse(workbookOf({ rows: rows.join('') }), LIMITS)).toEqual({ kind: 'tooLarge' });
    expect(await thread.parse(small, LIMITS)).toMatchObject({ kind: 'sheet', name: '数据', rows: [[1]] });
  });
});
