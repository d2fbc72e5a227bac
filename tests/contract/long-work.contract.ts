import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import {
  cancelledWork,
  type AskedWork,
  type Download,
  type LongWork,
  type StreamedDownload,
  type WorkInHand,
} from '@rdm/core/internal/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Does = (args: never, work: WorkInHand) => Promise<unknown>;

export interface OpenedLongWork {
  readonly longWork: LongWork;
  /** Tells whichever process does it how work of a name is done. */
  doing(call: string, does: Does): void;
  close(): Promise<void>;
}

export const askedOf = (call: string, args: object = {}, tenantId = '100001'): AskedWork => ({
  call,
  about: text('重算', 'Recompute'),
  args,
  by: { tenantId, userId: '7', account: 'finance', language: 'zh', sessionKey: 'key', tokenId: null },
});

/** The contract of long work, wherever it is done. */
export function longWorkContract(on: string, open: () => Promise<OpenedLongWork>): void {
  describe(`long work ${on}`, () => {
    let opened: OpenedLongWork;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    let made = 0;
    const ask = (does: Does, args: object = {}, tenantId?: string): Promise<unknown> => {
      const call = `area.work${(made += 1)}`;
      opened.doing(call, does);
      return opened.longWork.done(askedOf(call, args, tenantId), (work) => does(args as never, work));
    };
    const listed = (tenantId = '100001') => opened.longWork.unfinished(tenantId);

    it('is answered with what it gives, from the arguments as they were asked for', async () => {
      const file = new Uint8Array([0, 1, 255]);
      const answer = await ask(
        async (args: { year: string; file: Uint8Array }) => ({ year: args.year, of: [...args.file] }),
        {
          year: '2024',
          file,
        },
      );
      expect(answer).toEqual({ year: '2024', of: [0, 1, 255] });
    });

    it('is refused as it refuses, with what it found', async () => {
      const fault = { ...faults.invalid(text('第3行没有金额', 'Row 3 has no amount')), data: { rows: 3 } };
      await expect(
        ask(async () => {
          throw new Refusal(fault);
        }),
      ).rejects.toMatchObject({ fault });
      expect(await listed()).toEqual([]);
    });

    it('that fails otherwise is not answered', async () => {
      await expect(
        ask(async () => {
          throw new TypeError('a mistake of the program');
        }),
      ).rejects.toThrow();
    });

    it('gives files whole: one piece, and a stream of any length', async () => {
      const bytes = new Uint8Array(1_000).map((_, at) => at % 251);
      const download = (await ask(async () => ({ name: '报告.pdf', type: 'application/pdf', bytes }))) as Download;
      expect(download).toMatchObject({ name: '报告.pdf', type: 'application/pdf' });
      expect([...download.bytes]).toEqual([...bytes]);
      const stream = (await ask(async () => ({
        name: '留存.zip',
        type: 'application/zip',
        chunks: chunks(40),
      }))) as StreamedDownload;
      expect(await digestOf(stream.chunks)).toBe(await digestOf(chunks(40)));
    });

    it('is listed for its tenant alone while it has not ended', async () => {
      const held = holding();
      const answered = ask(held.does);
      await held.begun;
      expect(await listed()).toMatchObject([
        { about: { zh: '重算' }, account: 'finance', userId: '7', state: 'running', attempts: 1 },
      ]);
      expect((await listed())[0]!.askedAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      expect(await listed('100002')).toEqual([]);
      held.end('done');
      expect(await answered).toBe('done');
      expect(await listed()).toEqual([]);
    });

    it('is cancelled by its tenant alone, while it has not ended', async () => {
      const held = holding();
      const answered = ask(held.does);
      const refused = expect(answered).rejects.toMatchObject({ fault: { name: 'WORK_CANCELLED' } });
      await held.begun;
      const [{ id } = { id: '' }] = await listed();
      expect(await opened.longWork.cancel('100002', id)).toBe(false);
      expect(await opened.longWork.cancel('100001', id)).toBe(true);
      await refused;
      expect(await listed()).toEqual([]);
      expect(await opened.longWork.cancel('100001', id)).toBe(false);
    });

    it('that was written before the cancelling reached it is answered as written', async () => {
      const held = holding({ heeds: false });
      const answered = ask(held.does);
      await held.begun;
      const [{ id } = { id: '' }] = await listed();
      await opened.longWork.cancel('100001', id);
      held.end('written');
      expect(await answered).toBe('written');
    });
  });
}

/** Work that is under way until it is ended, or cancelled where it heeds that. */
export function holding({ heeds = true } = {}) {
  const begun = settled<WorkInHand>();
  const ended = settled<unknown>();
  return {
    begun: begun.promise,
    end: ended.resolve,
    does: async (_: unknown, work: WorkInHand): Promise<unknown> => {
      begun.resolve(work);
      const cancelled = new Promise<never>((_resolve, reject) => {
        if (heeds) work.cancellation.addEventListener('abort', () => reject(cancelledWork()));
      });
      return Promise.race([ended.promise, cancelled]);
    },
  };
}

function settled<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((given) => (resolve = given));
  return { promise, resolve };
}

async function* chunks(count: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at++) {
    await wait(0);
    yield new Uint8Array(500_000).fill(at);
  }
}

async function digestOf(all: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of all) hash.update(chunk);
  return hash.digest('hex');
}
