import { Refusal, text } from '@rdm/core/internal/kernel';
import { cancelledWork, type AskedWork, type LongWork, type UnfinishedWork } from '@rdm/core/internal/records';
import { CarriedFiles } from './carried-files';
import { QUEUE, SCHEMA, cancelKey, topics, type WorkEnd, type WorkQueue } from './work-queue';

/** In ms; the ends of work are told by a message, and looked for as often as this. */
const LOOKED_EVERY = 1_000;

const A_DAY = 24 * 3_600_000;

const LOST = text(
  '执行该任务的进程多次中断，任务没有完成，请重试；仍不成功请联系运维人员',
  'The processes doing this work ended several times, so it is not done; try again, and tell the operator if it stays so',
);
const FAILED = text('服务器内部错误', 'Internal server error');

interface UnfinishedRow {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly asked: string;
  readonly call: string;
  readonly about: UnfinishedWork['about'];
  readonly by: AskedWork['by'];
}

const unfinished = `select id, state::text, retry_count + (state = 'active')::int as attempts,
    to_char(created_on at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as asked,
    data ->> 'call' as call, data -> 'about' as about, data -> 'by' as by
  from ${SCHEMA}.job
  where name = $1 and state in ('created', 'retry', 'active') and data #>> '{by,tenantId}' = $2
  order by created_on, id`;
/** What waits ends at once; what runs is told, because it alone knows whether it has been written by then. */
const cancelWaiting = `update ${SCHEMA}.job set state = 'cancelled', completed_on = now()
  where name = $1 and id = $2 and state in ('created', 'retry') returning id`;
/** Not what runs: what it has read may have changed since. */
const sameWaiting = `select id from ${SCHEMA}.job
  where name = $1 and state in ('created', 'retry') and singleton_key = $2 limit 1`;

/** Long work given to the queue; this process only waits for its end. */
export function queuedLongWork(queue: WorkQueue): LongWork {
  const { ephemeral, fileStore } = queue.options;
  const waiting = new Map<string, Set<() => void>>();
  ephemeral.subscribe(topics.ended, (id) => {
    const told = id === null ? [...waiting.values()] : [waiting.get(id) ?? new Set<() => void>()];
    for (const all of told) for (const wake of all) wake();
  });

  /** Until the work is said to have ended, and no longer than a second. */
  const aWhile = (id: string): Promise<void> =>
    new Promise((resolve) => {
      const all = waiting.get(id) ?? new Set();
      const wake = () => {
        clearTimeout(timer);
        all.delete(wake);
        if (all.size === 0) waiting.delete(id);
        resolve();
      };
      const timer = setTimeout(wake, LOOKED_EVERY);
      waiting.set(id, all.add(wake));
    });

  const endOf = async (id: string): Promise<WorkEnd> => {
    for (;;) {
      const job = await queue.jobOf(id);
      if (!job || job.state === 'cancelled') throw cancelledWork();
      if (job.state === 'completed') return job.output as WorkEnd;
      if (job.state === 'failed') throw new Refusal({ code: 503, name: 'WORK_LOST', message: LOST });
      await aWhile(id);
    }
  };

  return {
    done: async (asked) => {
      const files = new CarriedFiles(fileStore, asked.by.tenantId);
      const id = await queuedOnce(queue, asked, files);
      const end = await endOf(id);
      if ('fault' in end) throw new Refusal(end.fault);
      if ('failed' in end) throw new Refusal({ code: 500, name: 'INTERNAL', message: FAILED });
      return files.given(end.answer);
    },
    unfinished: async (tenantId) =>
      (await queue.run<UnfinishedRow>(unfinished, [QUEUE, tenantId])).rows.map(
        ({ id, call, about, by: { account, userId }, state, attempts, asked }) => ({
          ...{ id, call, about, account, userId, attempts },
          state: state === 'active' ? 'running' : 'waiting',
          askedAt: asked,
        }),
      ),
    cancel: async (tenantId, id) => {
      const { rows } = await queue.run<UnfinishedRow>(unfinished, [QUEUE, tenantId]);
      if (!rows.some((each) => each.id === id)) return false;
      await ephemeral.put(cancelKey(id), true, A_DAY);
      const { rows: waited } = await queue.run(cancelWaiting, [QUEUE, id]);
      await ephemeral.publish(waited.length ? topics.ended : topics.cancelled, id);
      return true;
    },
  };
}

/** The id of the work; of what the same person asks for again before it has begun, that of the first. */
async function queuedOnce(queue: WorkQueue, asked: AskedWork, files: CarriedFiles): Promise<string> {
  const { tenantId, userId } = asked.by;
  const sent = await files.sent(asked.args);
  const key = sent.files.length ? undefined : JSON.stringify([tenantId, userId, asked.call, asked.args]);
  if (key !== undefined) {
    const { rows } = await queue.run<{ id: string }>(sameWaiting, [QUEUE, key]);
    if (rows[0]) return rows[0].id;
  }
  const work = { ...asked, ...sent };
  const id = await queue.boss.send(QUEUE, work, key === undefined ? {} : { singletonKey: key });
  if (id === null) throw new Error('The queue has not taken the work');
  await queue.options.ephemeral.publish(topics.queued, id);
  return id;
}
