import { TOGETHER_TYPE, togetherLine } from '@rdm/blade-protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Gathering } from './gathering';
import type { Received } from './received';
import { sendTogether } from './send-together';

const origin = 'http://rdm.test';
const reading = (place: number) => ({
  ...{ url: `${origin}/api/blade-rdm/${place}`, method: 'GET' as const, headers: {}, timeout: 1_000 },
});

/** Answers in pieces that end after so many bytes each, the last one with the rest. */
function inPieces(content: string, lengths: readonly number[]): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(content);
  let from = 0;
  return new ReadableStream({
    start(stream) {
      for (const length of lengths) {
        if (from >= bytes.length) break;
        stream.enqueue(bytes.slice(from, from + length));
        from += length;
      }
      if (from < bytes.length) stream.enqueue(bytes.slice(from));
      stream.close();
    },
  });
}

const asked = (lines: string, lengths: readonly number[], readings: number): Promise<Received>[] => {
  const send = sendTogether(
    async () => new Response(inPieces(lines, lengths), { headers: { 'Content-Type': TOGETHER_TYPE } }),
    origin,
    new Gathering(),
  );
  return Array.from({ length: readings }, (_, place) => send(reading(place)));
};

describe('readings of one moment', () => {
  it('are each answered with its line, in whatever order and pieces the lines come', async () => {
    const answers = fc.array(fc.oneof(fc.string(), fc.constant('研发费用'.repeat(50))), { minLength: 2, maxLength: 6 });
    const pieces = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(answers, pieces, async (texts, lengths) => {
        const lines = texts.map((data, place) => togetherLine({ place, status: 200, body: JSON.stringify({ data }) }));
        const received = await Promise.all(asked(lines.toReversed().join(''), lengths, texts.length));
        expect(await Promise.all(received.map((each) => each.json()))).toEqual(texts.map((data) => ({ data })));
      }),
      { numRuns: 50 },
    );
  });

  it('are refused where the answer breaks off before their line has ended', async () => {
    const whole = togetherLine({ place: 0, status: 200, body: '{"data":1}' });
    const outcomes = await Promise.allSettled(asked(`${whole}1 200 {"data":`, [3], 2));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });
});
