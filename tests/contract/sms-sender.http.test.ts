import { createHttpSmsSender } from '@rdm/blade-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSmsGateway, type SmsGateway } from '../setup/sms-gateway';
import { smsSenderContract } from './sms-sender.contract';

smsSenderContract('HTTP', async () => {
  const gateway = await startSmsGateway();
  return {
    sender: createHttpSmsSender({ url: gateway.url, token: 'a-token' }),
    arrived: () => gateway.posted.map(({ body }) => body),
    fail: (reason) => gateway.answer(reason === null ? 200 : reason === 'refused' ? 403 : 503),
    close: () => gateway.stop(),
  };
});

const message = { id: '1', phone: '13800000001', content: '您的验证码是123456', signName: '研发' };
const unavailable = { reason: 'unavailable' };

describe('a gateway for text messages', () => {
  let gateway: SmsGateway;
  let reported: string[];
  const senderTo = (url: string, timeout = 10_000) =>
    createHttpSmsSender({ url, token: 'a-token', timeout, patience: 50, report: (why) => reported.push(why) });
  beforeEach(async () => {
    reported = [];
    gateway = await startSmsGateway();
  });
  afterEach(async () => {
    expect(reported.join('\n')).not.toMatch(/123456|138|a-token/);
    await gateway.stop();
  });

  it('is posted one JSON body with the token as Bearer', async () => {
    await senderTo(gateway.url).send(message);
    expect(gateway.posted).toEqual([
      {
        method: 'POST',
        path: '/send',
        authorization: 'Bearer a-token',
        contentType: 'application/json; charset=utf-8',
        body: message,
      },
    ]);
    expect(reported).toEqual([]);
  });

  it.each([200, 201, 202, 204])('has taken what it answers with %i', async (status) => {
    gateway.answer(status);
    await expect(senderTo(gateway.url).send(message)).resolves.toBeUndefined();
  });

  it.each([
    [400, 'refused'],
    [401, 'refused'],
    [429, 'refused'],
    [301, 'unavailable'],
    [307, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('that answers %i is asked once and nowhere else: %s', async (status, reason) => {
    gateway.answer(status);
    await expect(senderTo(gateway.url).send(message)).rejects.toMatchObject({ reason });
    expect(gateway.posted.map(({ path }) => path)).toEqual(['/send']);
    expect(reported).toEqual([`短信网关 / SMS gateway: HTTP ${status}`]);
  });

  it('that never answers is waited for so long and not asked again: the message may have arrived', async () => {
    gateway.answer('never');
    await expect(senderTo(gateway.url, 200).send(message)).rejects.toMatchObject(unavailable);
    expect(gateway.posted).toHaveLength(1);
    expect(reported).toEqual(['短信网关 / SMS gateway: no answer in time']);
  });

  it('that is down is tried twice', async () => {
    await gateway.stop();
    await expect(senderTo(gateway.url).send(message)).rejects.toMatchObject(unavailable);
    expect(reported).toEqual(['短信网关 / SMS gateway: ECONNREFUSED']);
    gateway = await startSmsGateway();
  });

  it('that comes up in between gets the message, once', async () => {
    const { port, url } = gateway;
    await gateway.stop();
    const sending = createHttpSmsSender({ url, token: 'a-token', patience: 2_000 }).send(message);
    gateway = await startSmsGateway(port);
    await sending;
    expect(gateway.posted).toHaveLength(1);
  });

  it('whose name nobody knows is not tried again', async () => {
    await expect(senderTo('http://gateway.invalid/send').send(message)).rejects.toMatchObject(unavailable);
    expect(reported[0]).toMatch(/ENOTFOUND|EAI_AGAIN/);
  });
});
