import { insertRecords, updateRecords, type Call } from '../../records';
import { notice } from '../../system';
import { text } from '../../kernel';
import {
  deliveryFailures,
  deliveryStates,
  OFF,
  ON,
  webhook,
  webhookDelivery,
  type DeliveryRecord,
  type WebhookRecord,
} from './webhook';
import type { PostedAnswer } from './webhook-poster';

/** Serialises the processes of a tenant while they claim deliveries and note what came of them. */
const LOCK = 'webhook-deliveries';
/** Claimed at a time, and sent side by side. */
const AT_ONCE = 10;
/** Seconds until the next attempt, by the number of those made: a minute up to a day. */
const delays = [60, 300, 900, 3_600, 10_800, 28_800, 86_400];
/** The first attempt, and one after each delay. */
const MOST_ATTEMPTS = delays.length + 1;
/** Deliveries given up in a row after which a webhook is paused. */
const MOST_GIVEN_UP = 5;

export interface Claimed {
  readonly delivery: DeliveryRecord;
  readonly hook: WebhookRecord;
}

/**
 * Takes what is due for this process: the attempt is counted and the next one set before anything is sent, so that no
 * other process sends it meanwhile, and one that ends in between is only late.
 */
export async function claimDue(call: Call): Promise<readonly Claimed[]> {
  const hooks = await activeHooks(call);
  if (hooks.size === 0) return [];
  await call.records.lock(LOCK);
  const now = call.clock.now();
  const due = await call.records.find(webhookDelivery, {
    where: [...waitingFor(hooks), { field: 'nextAttemptAt', is: 'lessOrEqual', value: now }],
    order: [{ field: 'nextAttemptAt' }],
    limit: AT_ONCE,
  });
  const claimed = due.map((row) => {
    const attempts = (row.attempts ?? 0) + 1;
    const delay = delays[attempts - 1] ?? delays[0]!;
    return { ...row, attempts, lastAttemptAt: now, nextAttemptAt: secondsAfter(now, delay) };
  });
  if (claimed.length > 0) await call.records.update(webhookDelivery, claimed);
  return claimed.map((row) => ({
    delivery: { ...row, version: row.version + 1 },
    hook: hooks.get(row.webhookId ?? '')!,
  }));
}

/** When the next delivery is due, or null where none waits. */
export async function nextDue(call: Call): Promise<string | null> {
  const hooks = await activeHooks(call);
  if (hooks.size === 0) return null;
  const [next] = await call.records.find(webhookDelivery, {
    where: waitingFor(hooks),
    order: [{ field: 'nextAttemptAt' }],
    limit: 1,
  });
  return next?.nextAttemptAt ?? null;
}

/** Notes what came of attempts; a webhook to which nothing arrives any more is paused. */
export async function noteAnswers(
  call: Call,
  answers: readonly { readonly deliveryId: string; readonly answer: PostedAnswer }[],
): Promise<void> {
  await call.records.lock(LOCK);
  const of = new Map(answers.map(({ deliveryId, answer }) => [deliveryId, answer]));
  const rows = await call.records.find(webhookDelivery, {
    where: [
      { field: 'deliveryId', is: 'in', value: [...of.keys()] },
      { field: 'state', is: 'equal', value: deliveryStates.waiting },
    ],
  });
  const after = rows.map((row) => answered(row, of.get(row.deliveryId ?? '')!));
  if (after.length > 0) await call.records.update(webhookDelivery, after);
  for (const webhookId of new Set(after.map((row) => row.webhookId ?? ''))) {
    await countFailures(
      call,
      webhookId,
      after.filter((row) => row.webhookId === webhookId),
    );
  }
}

function answered(row: DeliveryRecord, { failure, status, response, durationMs }: PostedAnswer): DeliveryRecord {
  const isLast = (row.attempts ?? 0) >= MOST_ATTEMPTS;
  const { waiting, delivered, givenUp } = deliveryStates;
  const state = failure === undefined ? delivered : isLast ? givenUp : waiting;
  return {
    ...row,
    state,
    nextAttemptAt: state === waiting ? row.nextAttemptAt : null,
    responseCode: status ?? null,
    response: response || null,
    durationMs,
    failure: failure === undefined ? null : deliveryFailures[failure],
  };
}

async function countFailures(call: Call, webhookId: string, rows: readonly DeliveryRecord[]): Promise<void> {
  const [hook] = await call.records.find(webhook, { where: [{ field: 'id', is: 'equal', value: webhookId }] });
  if (!hook) return;
  const before = hook.failures ?? 0;
  const failures = rows.some(({ state }) => state === deliveryStates.delivered)
    ? 0
    : before + rows.filter(({ state }) => state === deliveryStates.givenUp).length;
  if (failures === before) return;
  if (failures < MOST_GIVEN_UP || hook.active !== ON) {
    await call.records.update(webhook, [{ ...hook, failures }]);
    return;
  }
  const values = { failures, active: OFF, pausedAt: call.clock.now() };
  await updateRecords(call, webhook, [{ before: hook, values }]);
  await insertRecords(call, notice, [pausedNotice(call, hook)]);
}

const PAUSED = text('事件推送“{name}”已自动暂停', 'The webhook “{name}” was paused');

/** 事务通知 of the dictionary `notice`. */
const AFFAIRS = '6';

const pausedNotice = (call: Call, { name }: WebhookRecord) => ({
  title: PAUSED.zh.replace('{name}', () => name),
  category: AFFAIRS,
  releaseTime: call.clock.now(),
  content: `<p>连续${MOST_GIVEN_UP}条推送未能送达。请管理员在“系统管理”的“推送记录”中查看原因，排除后在“事件推送”中重新启用，并重新发送未送达的推送。</p>`,
});

/** Puts deliveries back to the beginning, also such as arrived; returns how many there were. */
export async function putBack(call: Call, ids: readonly string[]): Promise<number> {
  await call.records.lock(LOCK);
  const rows = await call.records.find(webhookDelivery, { where: [{ field: 'id', is: 'in', value: ids }] });
  const now = call.clock.now();
  const again = rows.map((row) => ({
    ...row,
    state: deliveryStates.waiting,
    attempts: 0,
    nextAttemptAt: now,
    failure: null,
  }));
  if (again.length > 0) await call.records.update(webhookDelivery, again);
  return again.length;
}

/** Gives up what waits for webhooks that were removed. */
export async function giveUpRemoved(call: Call, webhookIds: readonly string[]): Promise<void> {
  await call.records.lock(LOCK);
  const rows = await call.records.find(webhookDelivery, {
    where: [
      { field: 'webhookId', is: 'in', value: webhookIds },
      { field: 'state', is: 'equal', value: deliveryStates.waiting },
    ],
  });
  const { givenUp: state } = deliveryStates;
  const over = rows.map((row) => ({ ...row, state, nextAttemptAt: null, failure: deliveryFailures.removed }));
  if (over.length > 0) await call.records.update(webhookDelivery, over);
}

async function activeHooks(call: Call): Promise<ReadonlyMap<string, WebhookRecord>> {
  const found = await call.records.find(webhook, { where: [{ field: 'active', is: 'equal', value: ON! }] });
  return new Map(found.map((hook) => [hook.id, hook]));
}

const waitingFor = (hooks: ReadonlyMap<string, WebhookRecord>) =>
  [
    { field: 'webhookId', is: 'in', value: [...hooks.keys()] },
    { field: 'state', is: 'equal', value: deliveryStates.waiting },
  ] as const;

function secondsAfter(time: string, seconds: number): string {
  const later = Date.parse(`${time.replace(' ', 'T')}Z`) + seconds * 1_000;
  return new Date(later).toISOString().slice(0, 19).replace('T', ' ');
}
