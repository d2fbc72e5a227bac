import fc from 'fast-check';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCappedReader } from '../capped-reader';
import { readZipDirectory } from '../zip-directory';
import { workbookOf, workbookParts, zipOf } from '../zip-fixture';
import { parseWorkbook } from '../reading/parse-workbook.mjs';
import { checkInflatedSize } from './inflated-size';
import { createWorkerParser, type ParsingWorker } from './worker-parser';

const MIB = 1024 * 1024;
const soon = () => Date.now() + 20_000;

describe('the inflated size, counted in the browser', () => {
  it('is within the cap up to its last byte and over it by the next', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 20_000 }), { minLength: 1, maxLength: 4 }),
        async (contents) => {
          const bytes = zipOf(contents.map((content, n) => ({ name: `${n}`, content: deflated(content) })));
          const size = contents.reduce((sum, content) => sum + content.length, 0);
          const entries = readZipDirectory(bytes)!;
          expect(await checkInflatedSize(bytes, entries, size, soon())).toBe('withinCap');
          if (size > 0) expect(await checkInflatedSize(bytes, entries, size - 1, soon())).toBe('tooLarge');
        },
      ),
      { numRuns: 25 },
    );
  });

  it('is refused at the cap, long before a bomb is inflated', async () => {
    const content = deflated(new Uint8Array(64 * MIB).fill(32));
    const bytes = zipOf([...workbookParts({}).slice(0, -1), { name: 'xl/worksheets/sheet1.xml', content }]);
    const before = process.memoryUsage().rss;
    expect(await checkInflatedSize(bytes, readZipDirectory(bytes)!, 8 * MIB, soon())).toBe('tooLarge');
    expect(process.memoryUsage().rss - before).toBeLessThan(32 * MIB);
  });

  it('ends at its deadline, and with damaged bytes', async () => {
    const content = deflated(new Uint8Array(MIB));
    const bytes = zipOf([{ name: 'a', content }]);
    const entries = readZipDirectory(bytes)!;
    expect(await checkInflatedSize(bytes, entries, 2 * MIB, Date.now() - 1)).toBe('timedOut');
    const cut = entries.map((entry) => ({ ...entry, compressedSize: entry.compressedSize - 8 }));
    expect(await checkInflatedSize(bytes, cut, 2 * MIB, soon())).toBe('damaged');
  });
});

/** Its content as stored in a zip. */
function deflated(content: Uint8Array) {
  return { deflated: deflateRawSync(content, { level: 9 }), size: content.length, crc: 0 };
}

describe('the worker of the browser that reads workbooks', () => {
  const limits = { maxRows: 100, maxCells: 1_000, timeoutMs: 2_000 };
  const cell = (n: number) => workbookOf({ rows: `<row r="1"><c><v>${n}</v></c></row>` });

  it('answers several at once, each its own', async () => {
    const parser = createWorkerParser(workerThat('reads').start);
    const parsed = await Promise.all([1, 2, 3].map((n) => parser.parse(cell(n), limits)));
    expect(parsed).toMatchObject([1, 2, 3].map((n) => ({ kind: 'sheet', name: '数据', rows: [[n]] })));
  });

  it('is ended when it takes too long, and the next workbook has a new one', async () => {
    const worker = workerThat('hangs');
    const parser = createWorkerParser(worker.start);
    expect(await parser.parse(cell(1), { ...limits, timeoutMs: 10 })).toEqual({ kind: 'timedOut' });
    expect(worker).toMatchObject({ started: 1, terminated: 1 });
    worker.behaviour = 'reads';
    expect(await parser.parse(cell(2), limits)).toMatchObject({ rows: [[2]] });
    expect(worker.started).toBe(2);
  });

  it('that fails is told of, and the next workbook has a new one', async () => {
    const worker = workerThat('fails');
    const parser = createWorkerParser(worker.start);
    await expect(parser.parse(cell(1), limits)).rejects.toThrow('no such script');
    worker.behaviour = 'reads';
    expect(await parser.parse(cell(2), limits)).toMatchObject({ rows: [[2]] });
  });

  it('reads through the same caps as a server', async () => {
    const reader = createCappedReader(checkInflatedSize, createWorkerParser(workerThat('reads').start), { maxRows: 1 });
    const two = workbookOf({ rows: '<row r="2"><c r="A2"><v>1</v></c></row>' });
    expect(await reader.read(cell(7))).toMatchObject({ ok: true, sheet: { name: '数据', rows: [[7]] } });
    expect(await reader.read(two)).toMatchObject({ ok: false, fault: { name: 'WORKBOOK_TOO_MANY_ROWS' } });
  });
});

/** A fake browser worker: it parses, hangs or fails as requested. */
function workerThat(behaviour: 'reads' | 'hangs' | 'fails') {
  const told = {
    behaviour,
    started: 0,
    terminated: 0,
    start: (): ParsingWorker => {
      told.started += 1;
      const events = new EventTarget();
      return {
        addEventListener: events.addEventListener.bind(events),
        terminate: () => void (told.terminated += 1),
        postMessage: ({ bytes, ...limits }: { bytes: Uint8Array; maxRows: number; maxCells: number }) => {
          if (told.behaviour === 'fails') {
            const failure = Object.assign(new Event('error'), { message: 'no such script' });
            queueMicrotask(() => events.dispatchEvent(failure));
          }
          if (told.behaviour !== 'reads') return;
          const answer = (data: unknown) => events.dispatchEvent(new MessageEvent('message', { data }));
          void parseWorkbook(bytes, limits).then(answer);
        },
      };
    },
  };
  return told;
}
