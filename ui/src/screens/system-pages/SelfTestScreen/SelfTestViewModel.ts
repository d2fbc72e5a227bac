import { makeAutoObservable, runInAction } from 'mobx';
import { fill, text, type Text } from '@rdm/core/internal/kernel';

/** In ms; what is signed and what expires is judged by the clock of the server. */
const CLOCK_MAY_DIFFER = 60_000;
/** In ms; above it every page feels slow. */
const SLOW = 1_000;

const labels = {
  server: text('服务器与数据库', 'Server and database'),
  clock: text('本机时钟', 'Clock of this computer'),
  storage: text('浏览器存储', 'Storage of the browser'),
  ready: text('可用，{duration} 毫秒', 'Available, {duration} ms'),
  slow: text('可用但响应慢，{duration} 毫秒，请检查网络', 'Available but slow, {duration} ms: check the network'),
  away: text('不可用，请检查网络或联系运维人员', 'Not available: check the network, or ask the operators'),
  inTime: text('与服务器相差不到 1 分钟', 'Less than a minute from the server’s'),
  offTime: text('与服务器相差 {minutes} 分钟，请校准', '{minutes} {minutes|minute|minutes} from the server’s: set it'),
  noTime: text('服务器不可用，无法比较', 'It cannot be compared while the server is not available'),
  writes: text('可用', 'Available'),
  refuses: text(
    '不可用或已满：草稿和页签不能保留，请清理或退出无痕模式',
    'Not available or full: drafts and open pages are not kept; clear it, or leave private browsing',
  ),
};

export interface SelfTestResult {
  readonly name: Text;
  readonly said: Text;
  readonly state: 'good' | 'doubtful' | 'bad';
}

export interface Surroundings {
  /** Asks the server whether it is ready. */
  readonly ask: () => Promise<Response>;
  readonly storage: Pick<Storage, 'setItem' | 'removeItem'>;
  /** ms since 1970, of this computer. */
  readonly now: () => number;
}

/** What somebody who helps would ask first: whether this browser reaches the server, keeps time and keeps data. */
export class SelfTestViewModel {
  results: readonly SelfTestResult[] | null = null;
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
    makeAutoObservable(this);
  }

  async run(): Promise<void> {
    this.results = null;
    const began = this.#around.now();
    const answer = await this.#asked();
    const duration = this.#around.now() - began;
    const served = answer?.headers.get('Date') ?? null;
    const results = [
      serverResult(answer?.ok === true, duration),
      clockResult(served === null ? null : Math.abs(Date.parse(served) - this.#around.now())),
      storageResult(this.#around.storage),
    ];
    runInAction(() => (this.results = results));
  }

  /** Null where no whole answer comes. */
  async #asked(): Promise<Response | null> {
    try {
      const answer = await this.#around.ask();
      // Until it is read to its end the request counts as under way.
      await answer.arrayBuffer();
      return answer;
    } catch {
      return null;
    }
  }
}

function serverResult(isReady: boolean, duration: number): SelfTestResult {
  if (!isReady) return { name: labels.server, said: labels.away, state: 'bad' };
  const isSlow = duration > SLOW;
  const said = fill(isSlow ? labels.slow : labels.ready, { duration: Math.round(duration) });
  return { name: labels.server, said, state: isSlow ? 'doubtful' : 'good' };
}

function clockResult(difference: number | null): SelfTestResult {
  if (difference === null) return { name: labels.clock, said: labels.noTime, state: 'doubtful' };
  if (difference < CLOCK_MAY_DIFFER) return { name: labels.clock, said: labels.inTime, state: 'good' };
  const said = fill(labels.offTime, { minutes: Math.round(difference / 60_000) });
  return { name: labels.clock, said, state: 'bad' };
}

function storageResult(storage: Surroundings['storage']): SelfTestResult {
  try {
    storage.setItem('rdm-self-test', '1');
    storage.removeItem('rdm-self-test');
    return { name: labels.storage, said: labels.writes, state: 'good' };
  } catch {
    return { name: labels.storage, said: labels.refuses, state: 'bad' };
  }
}
