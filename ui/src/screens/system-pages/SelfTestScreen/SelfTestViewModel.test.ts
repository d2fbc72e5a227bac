import { describe, expect, it } from 'vitest';
import { SelfTestViewModel, type Surroundings } from './SelfTestViewModel';

const noon = Date.parse('2026-03-01T12:00:00Z');
const ready = (date: string | null = new Date(noon).toUTCString()) =>
  new Response('{}', { headers: date === null ? {} : { Date: date } });

async function tested(over: Partial<Surroundings> = {}) {
  const storage = { setItem: () => undefined, removeItem: () => undefined };
  const test = new SelfTestViewModel({ ask: async () => ready(), storage, now: () => noon, ...over });
  await test.run();
  return test.results!.map(({ name, said, state }) => [name.zh, state, said.zh]);
}

describe('the test of this browser', () => {
  it('says that all is well', async () => {
    expect(await tested()).toEqual([
      ['服务器与数据库', 'good', '可用，0 毫秒'],
      ['本机时钟', 'good', '与服务器相差不到 1 分钟'],
      ['浏览器存储', 'good', '可用'],
    ]);
  });

  it('finds a server that is away or not ready, and then compares no clocks', async () => {
    const away = await tested({ ask: () => Promise.reject(new TypeError('failed')) });
    expect(away.slice(0, 2).map(([, state]) => state)).toEqual(['bad', 'doubtful']);
    const cut = new ReadableStream({ start: (answer) => answer.error(new TypeError('cut off')) });
    expect((await tested({ ask: async () => new Response(cut) }))[0]![1]).toBe('bad');
    const [unready] = await tested({ ask: async () => new Response('', { status: 503 }) });
    expect(unready![1]).toBe('bad');
  });

  it('finds a slow one', async () => {
    let now = noon;
    const [server] = await tested({ now: () => (now += 800) });
    expect(server!.slice(1)).toEqual(['good', '可用，800 毫秒']);
    const [slow] = await tested({ now: () => (now += 1_500) });
    expect(slow![1]).toBe('doubtful');
  });

  it('finds a clock that is wrong, either way', async () => {
    for (const minutes of [-5, 5]) {
      const ask = async () => ready(new Date(noon + minutes * 60_000).toUTCString());
      expect((await tested({ ask }))[1]!.slice(1)).toEqual(['bad', '与服务器相差 5 分钟，请校准']);
    }
  });

  it('finds a storage that is full', async () => {
    const full = () => {
      throw new Error('QuotaExceededError');
    };
    const [, , storage] = await tested({ storage: { setItem: full, removeItem: () => undefined } });
    expect(storage![1]).toBe('bad');
  });
});
