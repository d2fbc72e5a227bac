import { createHmac } from 'node:crypto';
import type { Ports } from '@rdm/core/internal/application';
import { webhook, webhookDelivery } from '@rdm/core/internal/platform';
import { personnel } from '@rdm/core/internal/project';
import { notice } from '@rdm/core/internal/system';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { startWebhookReceiver, type WebhookReceiver } from '../../setup/webhook-receiver';
import { refusal } from './refusal';

const SECRET = 'a secret of sixteen or more';

/** Webhooks. docs/wire.md, Webhooks */
export function webhooksContract(stack: () => OpenStack, [code, other]: readonly [string, string]): void {
  describe('webhooks', () => {
    let admin: Ports;
    let receiver: WebhookReceiver;
    let hookId: string;
    let people = 0;
    const send = () => stack().application.webhooks.sendDue(code);
    const person = () => ({ code: `W-${(people += 1)}`, name: `推送${people}` });
    const events = 'blade-rdm/entpersonnel.written,blade-rdm/entpersonnel.removed';
    const deliveries = async () => (await admin.resource(webhookDelivery).list({ size: 100 })).records;
    /** As if the time of the next attempt had come. */
    const bringForward = () =>
      stack().application.inTenant(code, async ({ records }) => {
        const waiting = await records.find(webhookDelivery, { where: [{ field: 'state', is: 'equal', value: 1 }] });
        await records.update(
          webhookDelivery,
          waiting.map((row) => ({ ...row, nextAttemptAt: '2024-01-01 00:00:00' })),
        );
      });
    beforeAll(async () => {
      receiver = await startWebhookReceiver();
      admin = await stack().signIn('admin', code);
      const hook = await admin.resource(webhook).submit({ name: 'ERP', url: receiver.url, events, secret: SECRET });
      hookId = hook.id;
      expect(hook).toMatchObject({ hasSecret: '2', active: '2', failures: 0 });
      expect(JSON.stringify(hook)).not.toContain(SECRET);
    });
    beforeEach(() => receiver.answer(200));
    afterAll(() => receiver.stop());

    it('tell which records were written and removed, and what fields, but no value', async () => {
      const { id } = await admin.resource(personnel).submit(person());
      await admin.resource(personnel).submit({ id, name: '改名' });
      await admin.resource(personnel).remove({ ids: [id] });
      expect((await deliveries()).map(({ state }) => state)).toEqual([1, 1, 1]);
      expect((await deliveries())[0]).toMatchObject({ registerLabel: personnel.label.zh, eventLabel: '删除' });
      expect(receiver.received).toEqual([]);
      expect(await send()).toBeNull();
      const told = receiver.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
      const message = (event: string) => ({
        id: expect.stringMatching(/^\d+$/),
        event,
        resource: 'blade-rdm/entpersonnel',
        ids: [id],
        count: 1,
        tenantId: code,
        occurredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/),
      });
      expect(told).toHaveLength(3);
      expect(told).toContainEqual({ ...message('written'), fields: expect.arrayContaining(['code', 'name']) });
      expect(told).toContainEqual({ ...message('written'), fields: ['name'] });
      expect(told).toContainEqual({ ...message('removed'), fields: [] });
      expect(receiver.received.map(({ body }) => body).join()).not.toContain('改名');
      expect((await deliveries()).map(({ state, responseCode }) => [state, responseCode])).toEqual([
        [2, 200],
        [2, 200],
        [2, 200],
      ]);
    });

    it('are signed, so that the receiver knows who sent them and when', async () => {
      const before = receiver.received.length;
      await admin.resource(personnel).submit(person());
      await send();
      const { signature, body, delivery, path } = receiver.received[before]!;
      const [, seconds, signed] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature)!;
      expect(signed).toBe(createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex'));
      expect(Math.abs(Number(seconds) * 1000 - Date.now())).toBeLessThan(60_000);
      expect(delivery).toBe((await deliveries())[0]!.deliveryId);
      expect(path).toBe('/rdm?from=rdm');
    });

    it('make one message of a call, with a thousand ids at most and their number', async () => {
      const before = receiver.received.length;
      await stack().application.inTenant(code, async (call) => {
        const { insertRecords } = await import('@rdm/core/internal/records');
        const rows = Array.from({ length: 1_001 }, (_, at) => ({ code: `B-${at}`, name: `批量${at}` }));
        await insertRecords(call, personnel, rows);
      });
      await send();
      expect(receiver.received).toHaveLength(before + 1);
      const { ids, count } = JSON.parse(receiver.received[before]!.body) as { ids: string[]; count: number };
      expect([ids.length, count]).toEqual([1_000, 1_001]);
    });

    it('tell of nothing that was not written after all, and nothing nobody asked for', async () => {
      const total = (await deliveries()).length;
      await expect(admin.resource(personnel).submit({ code: 'W-1' })).rejects.toMatchObject(refusal(400));
      await (await stack().signIn('admin', other)).resource(personnel).submit(person());
      await admin.resource(webhook).submit({ id: hookId, active: '1' });
      await admin.resource(personnel).submit(person());
      await admin.resource(webhook).submit({ id: hookId, active: '2' });
      expect(await deliveries()).toHaveLength(total);
    });

    it('are tried again while nothing arrives, with the same numbers, then given up', async () => {
      receiver.answer(302, 'elsewhere');
      const before = receiver.received.length;
      await admin.resource(personnel).submit(person());
      expect(await send()).toMatch(/^\d{4}-/);
      expect((await deliveries())[0]).toMatchObject({
        state: 1,
        attempts: 1,
        responseCode: 302,
        response: 'elsewhere',
      });
      for (let attempt = 2; attempt <= 8; attempt += 1) {
        expect(await send()).not.toBeNull();
        await bringForward();
        await send();
      }
      const [given] = await deliveries();
      expect(given).toMatchObject({ state: 3, attempts: 8, failure: 2 });
      expect(new Set(receiver.received.slice(before).map(({ delivery, body }) => delivery + body)).size).toBe(1);
      expect(receiver.received).toHaveLength(before + 8);
      receiver.answer(200);
      expect(await admin.webhooks.resend({ ids: given!.id })).toEqual({ waiting: 1 });
      await send();
      expect((await deliveries())[0]).toMatchObject({ state: 2, attempts: 1, deliveryId: given!.deliveryId });
      await expect(admin.webhooks.resend({ ids: '1' })).rejects.toMatchObject(refusal(404));
    });

    it('are paused when five in a row were given up, and everybody is told', async () => {
      receiver.answer(500);
      for (let at = 0; at < 5; at += 1) await admin.resource(personnel).submit(person());
      for (let attempt = 1; attempt <= 8; attempt += 1) {
        await bringForward();
        await send();
      }
      const hook = await admin.resource(webhook).detail({ id: hookId });
      expect(hook).toMatchObject({ active: '1', failures: 5, pausedAt: expect.stringMatching(/^\d/) });
      const notices = (await admin.resource(notice).list({})).records;
      expect(notices.map(({ title }) => title)).toContain('事件推送“ERP”已自动暂停');
      receiver.answer(200);
      const again = await admin.resource(webhook).submit({ id: hookId, active: '2' });
      expect(again).toMatchObject({ active: '2', failures: 0 });
    });

    it('are tried by a ping, whose answer is said', async () => {
      receiver.answer(418, 'x'.repeat(700));
      expect(await admin.webhooks.ping({ id: hookId })).toMatchObject({ status: 418, response: 'x'.repeat(500) });
      expect(JSON.parse(receiver.received.at(-1)!.body)).toMatchObject({ event: 'ping', ids: [hookId] });
      const finance = await stack().signIn('finance', code);
      await expect(finance.webhooks.ping({ id: hookId })).rejects.toMatchObject(refusal(403));
    });

    it('need a secret, an address and events that there are', async () => {
      const whole = { name: 'X', url: 'https://erp.example.com/in', events, secret: SECRET };
      for (const [wrong, sentence] of [
        [{ secret: 'short' }, '签名密钥至少16个字符'],
        [{ secret: '' }, '签名密钥至少16个字符'],
        [{ events: 'blade-user.written' }, '请重新选择推送的事件'],
        [{ events: 'blade-rdm/project.read' }, '请重新选择推送的事件'],
        [{ url: 'ftp://erp.example.com' }, /推送地址格式不正确/],
        [{ url: 'https://user:pw@erp.example.com' }, /推送地址格式不正确/],
      ] as const) {
        await expect(admin.resource(webhook).submit({ ...whole, ...wrong })).rejects.toMatchObject({
          fault: {
            code: 400,
            message: { zh: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence) },
          },
        });
      }
    });

    it('that are removed leave nothing waiting', async () => {
      await admin.resource(personnel).submit(person());
      await admin.resource(webhook).remove({ ids: [hookId] });
      expect((await deliveries())[0]).toMatchObject({ state: 3, failure: 7 });
      expect(await send()).toBeNull();
    });
  });
}
