import {
  BY_ITSELF,
  MOST_TOGETHER,
  readTogetherLine,
  TOGETHER_PATH,
  TOGETHER_TYPE,
  type CallTogether,
} from '@rdm/blade-protocol';
import type { Gathering } from './gathering';
import { OpeningReadings } from './opening-readings';
import { ReceivedJson, type Received } from './received';
import type { Transport } from './send';
import type { Outgoing } from './send-followed';

interface Waiting {
  readonly outgoing: Outgoing;
  readonly answer: (received: Received | Promise<Received>) => void;
  readonly refuse: (cause: unknown) => void;
}

/**
 * Sends readings that are asked for in the same moment in one request, as a screen does when it opens; each is answered as
 * soon as its line is there. Servers that do not know the call, and answers that are files, are asked one by one.
 * @param origin the server all of them go to
 * @param gathering may send them earlier than all that is asked in one go
 */
export function sendTogether(send: Transport, origin: string, gathering: Gathering): Transport {
  let waiting: Waiting[] = [];
  let isKnown = true;
  const opening = new OpeningReadings();
  const alone = (each: Waiting) => each.answer(send(each.outgoing));

  gathering.sendBy(flush);

  function flush(): void {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += MOST_TOGETHER) {
      const some = all.slice(from, from + MOST_TOGETHER);
      if (some.length === 1 || !isKnown) some.forEach(alone);
      else void ask(some);
    }
  }

  /** The answers of several; those that no line came for are asked alone, where the server knows no such call. */
  async function ask(some: readonly Waiting[]): Promise<void> {
    const open = new Map(some.entries());
    try {
      const response = await send(requestFor(some.map(({ outgoing }) => outgoing)));
      if (!response.headers.get('Content-Type')?.includes(TOGETHER_TYPE) || !response.body) {
        isKnown = response.ok || (response.status !== 404 && response.status !== 405);
        return void open.forEach(alone);
      }
      // What has come together is answered together, so that a screen is drawn once for it.
      for await (const lines of linesOf(response.body)) {
        for (const line of lines) {
          const { place, status, body } = readTogetherLine(line);
          const each = open.get(place);
          open.delete(place);
          if (status === BY_ITSELF && each) alone(each);
          else each?.answer(new ReceivedJson(status, body));
        }
      }
      for (const each of open.values()) each.refuse(new TypeError('The connection was cut'));
    } catch (cause) {
      for (const each of open.values()) each.refuse(cause);
    }
  }

  function requestFor(some: readonly Outgoing[]): Outgoing {
    const [{ headers: shared, timeout }] = some as [Outgoing];
    const calls = some.map(({ url, headers }): CallTogether => {
      const own = Object.entries(headers).filter(([name, value]) => shared[name] !== value);
      return { path: url.slice(origin.length), ...(own.length > 0 && { headers: Object.fromEntries(own) }) };
    });
    return {
      url: `${origin}${TOGETHER_PATH}`,
      method: 'POST',
      headers: { ...shared, 'Content-Type': 'application/json' },
      body: JSON.stringify({ calls }),
      timeout,
    };
  }

  function gathered(outgoing: Outgoing): Promise<Received> {
    return new Promise((answer, refuse) => {
      // After all that the opening of a screen asks in one go.
      if (waiting.length === 0) setTimeout(flush, 0);
      waiting.push({ outgoing, answer, refuse });
    });
  }

  async function changing(outgoing: Outgoing): Promise<Received> {
    opening.forget();
    try {
      return await send(outgoing);
    } finally {
      // What was read meanwhile was read before the change or after it.
      opening.forget();
    }
  }

  return (outgoing) => {
    const { url, method, headers, body, signal, onProgress, timeout } = outgoing;
    if (method !== 'GET') return changing(outgoing);
    const isReading = body === undefined && !signal && !onProgress && timeout <= LONGEST;
    if (!isReading) return send(outgoing);
    const ask = () => (isKnown ? gathered(outgoing) : send(outgoing));
    return gathering.isOpening ? opening.once(JSON.stringify([url, headers]), ask) : ask();
  };
}

/** Files take longer, and are asked by themselves. */
const LONGEST = 300_000;

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<readonly string[]> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  // A line of a megabyte comes in dozens of pieces: each is looked through once, not all of them with every new one.
  let begun: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const [first, ...further] = decoder.decode(value, { stream: true }).split('\n') as [string, ...string[]];
    begun.push(first);
    const last = further.pop();
    if (last === undefined) continue;
    const lines = [begun.join(''), ...further];
    begun = [last];
    yield lines;
  }
}
