import type { Clock } from '../../kernel';
import type { StreamedDownload } from '../declaration/resource-port';
import { cancelledWork, type AskedWork, type LongWork, type UnfinishedWork, type WorkInHand } from './long-work';

interface Running {
  readonly asked: AskedWork;
  readonly askedAt: string;
  readonly cancel: () => void;
}

/** Long work of an installation of one process, which does it at once; a crash ends it. */
export function longWorkInProcess(clock: Pick<Clock, 'now'>, newKey: () => string): LongWork {
  const running = new Map<string, Running>();
  return {
    done: async (asked, here) => {
      const id = newKey();
      const { cancellation, cancel } = newCancellation();
      running.set(id, { asked, askedAt: clock.now(), cancel });
      const ended = () => void running.delete(id);
      try {
        const answer = await here({ id, cancellation });
        if (isStream(answer)) return { ...answer, chunks: followed(answer.chunks, { id, cancellation }, ended) };
        ended();
        return answer;
      } catch (error) {
        ended();
        throw error;
      }
    },
    unfinished: async (tenantId) =>
      [...running].flatMap(([id, { asked, askedAt }]): UnfinishedWork[] =>
        asked.by.tenantId === tenantId
          ? [{ id, call: asked.call, about: asked.about, ...personOf(asked), state: 'running', askedAt, attempts: 1 }]
          : [],
      ),
    cancel: async (tenantId, id) => {
      const found = running.get(id);
      if (found?.asked.by.tenantId !== tenantId) return false;
      found.cancel();
      return true;
    },
  };
}

const personOf = ({ by: { account, userId } }: AskedWork) => ({ account, userId });

const isStream = (answer: unknown): answer is StreamedDownload =>
  typeof answer === 'object' && answer !== null && 'chunks' in answer;

/** A stream is work until it was read, or given up. */
async function* followed(
  chunks: AsyncIterable<Uint8Array>,
  { cancellation }: WorkInHand,
  ended: () => void,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of chunks) {
      if (cancellation.aborted) throw cancelledWork();
      yield chunk;
    }
  } finally {
    ended();
  }
}

function newCancellation() {
  const listeners: (() => void)[] = [];
  let aborted = false;
  return {
    cancellation: {
      get aborted() {
        return aborted;
      },
      addEventListener: (_type: 'abort', listener: () => void) => void listeners.push(listener),
    },
    cancel: () => {
      aborted = true;
      for (const listener of listeners.splice(0)) listener();
    },
  };
}
