import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '@rdm/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller } from '../contract/wire-caller';
import { endPrograms, startProgram, SHORT_LIVED } from '../e2e/program';
import { startedOnce } from '../setup/kept';
import { startWebhookReceiver, type WebhookReceiver } from '../setup/webhook-receiver';
import { submitPerson, tokenAt } from './people-stream';

const TIMEOUT = 300_000;

describe('The program killed with -9 between a write and its message', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-webhook-'));
  const settings = {
    RDM_DATA_DIR: path.join(folder, 'data'),
    RDM_CAPTCHA: 'off',
    RDM_DATASOURCE_HOSTS: '127.0.0.1',
  };
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    await startedOnce(settings.RDM_DATA_DIR);
  });
  afterAll(async () => {
    await endPrograms();
    await receiver.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const theNextAttemptsAreDue = async () => {
    const database = await openDatabase({ embedded: { directory: path.join(settings.RDM_DATA_DIR, 'database') } });
    const { rows } = await database.use((session) =>
      session.query(`update blade_system_webhook_delivery set next_attempt_at = next_attempt_at - interval '1 hour'
        where next_attempt_at is not null returning id`),
    );
    await database.close();
    expect(rows).toHaveLength(5);
  };

  const told = () => new Set(receiver.received.flatMap(({ body }) => (JSON.parse(body) as { ids: string[] }).ids));

  it('tells of every write it has acknowledged when it runs again', { timeout: TIMEOUT }, async () => {
    const first = startProgram(settings, SHORT_LIVED);
    const url = await first.url();
    const password = createHash('md5').update('admin').digest('hex');
    const query = { tenantId: '100002', username: 'admin', password };
    const { body } = await wireCaller(url)('POST', '/api/blade-auth/oauth/token', { query });
    const json = {
      name: 'ERP',
      url: receiver.url,
      events: 'blade-rdm/entpersonnel.written',
      secret: 'a secret of sixteen or more',
    };
    const token = String(body['access_token']);
    expect((await wireCaller(url)('POST', '/api/blade-system/webhook/submit', { token, json })).status).toBe(200);
    // Nothing is taken until the program has been killed: what it tries meanwhile does not arrive.
    receiver.answer(503);
    const clerk = await tokenAt(url);
    const written: string[] = [];
    for (let at = 0; at < 5; at += 1) {
      const { status, body: person } = await submitPerson(url, clerk, `H-${at}`);
      expect(status).toBe(200);
      written.push(String(person.data.id));
    }
    first.process.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');

    // An attempt that did not arrive is made again after a minute; here that has passed when the program runs again.
    await theNextAttemptsAreDue();

    receiver.answer(200);
    const before = receiver.received.length;
    await startProgram(settings, SHORT_LIVED).url();
    await expect.poll(() => receiver.received.length - before, { timeout: 60_000 }).toBeGreaterThanOrEqual(5);
    expect([...told()].sort()).toEqual(expect.arrayContaining(written.sort()));
    const after = receiver.received
      .slice(before)
      .flatMap(({ body: sent }) => (JSON.parse(sent) as { ids: string[] }).ids);
    expect(after.sort()).toEqual(written);
  });
});
