import { user } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { smsOutbox, smsOutcomes, smsService } from '@rdm/core/internal/system';
import { createMemorySmsSender, type MemorySmsSender } from '@rdm/memory';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';
import { platformAdministrator } from './ports/platform-administrator';
import { refusal } from './ports/refusal';

const PHONE = '13900139000';
const PASSWORD = '0123456789abcdef0123456789abcdef';
const LATER = '短信暂时不能发送，请稍后重试';
const REFUSED = '短信网关没有接受该短信，请核对手机号，仍不能发送请联系平台管理员';

const asStack = (memory: MemoryApplication) => ({
  ...memory,
  secretOf: (password: string) => password,
  withToken: async (token: string) => memory.application.for(await memory.visitor(token)),
  withApiToken: () => Promise.reject(new Error('no program')),
  browser: () => Promise.reject(new Error('no browser')),
});

/** How text messages behave once a gateway is configured. docs/product.md, Platform services */
describe('where a gateway sends text messages', () => {
  let memory: MemoryApplication;
  let gateway: MemorySmsSender;
  let root: Ports;
  beforeEach(async () => {
    gateway = createMemorySmsSender();
    memory = await openMemoryApplication({ smsSender: gateway, captchaRequired: false });
    root = await platformAdministrator(asStack(memory));
  });
  afterEach(() => memory.stop());

  const outbox = async () => (await root.resource(smsOutbox).list({ size: -1 })).records;
  const codeIn = (content: string | undefined) => /\d{6}/.exec(content ?? '')?.[0] ?? '';
  const enterprise = {
    name: '南宁远川科技有限公司',
    creditCode: '91350100M000100Y43',
    phone: PHONE,
    account: 'boss',
    password: PASSWORD,
    password2: PASSWORD,
  };

  it('whoever registers proves the phone by the code sent to it', async () => {
    const { terms, register, sendCode } = memory.anyone().registration;
    expect(await terms()).toEqual({ open: true, sendsCodes: true, numberRule: 'form' });
    const unproved = refusal(400, '短信验证码不正确或已过期，请重新获取');
    await expect(register(enterprise)).rejects.toMatchObject(unproved);
    const { id } = await sendCode({ phone: PHONE });
    const value = codeIn(gateway.sent[0]?.content);
    await expect(register({ ...enterprise, id, value, phone: '13900139001' })).rejects.toMatchObject(unproved);
    expect(await register({ ...enterprise, id, value })).toMatchObject({ account: 'boss' });
  });

  it('the outbox tells that a message was sent, and keeps its code from whoever reads there', async () => {
    await memory.anyone().registration.sendCode({ phone: PHONE });
    const [kept] = await outbox();
    const code = codeIn(gateway.sent[0]?.content);
    expect(code).toMatch(/^\d{6}$/);
    expect(kept).toMatchObject({ phone: PHONE, sentBy: 'memory', outcome: smsOutcomes.sent });
    expect(kept?.messageId).toBe(gateway.sent[0]?.id);
    expect(kept?.content).toBe('您的验证码是******，5分钟内有效，请勿告诉他人');
  });

  it('messages are signed with the name of the service in use', async () => {
    const { id } = await root.resource(smsService).submit({ category: '1', smsCode: 's', signName: '研发' });
    await root.resource(smsService).submit({ category: '1', smsCode: 't', signName: '别的' });
    await memory.anyone().registration.sendCode({ phone: PHONE });
    await root.resourceChoice.enableSms({ id });
    await memory.anyone().registration.sendCode({ phone: '13900139001' });
    expect(gateway.sent.map(({ signName }) => signName)).toEqual(['', '研发']);
  });

  it.each([
    ['unavailable', LATER],
    ['refused', REFUSED],
  ] as const)('whoever asks for a code is told when it is %s, and may ask again at once', async (reason, sentence) => {
    const finance = await memory.signIn('finance');
    gateway.fail(reason);
    for (const send of [
      () => memory.anyone().registration.sendCode({ phone: PHONE }),
      () => finance.sms.sendValidate({ phone: PHONE }),
    ]) {
      await expect(send()).rejects.toMatchObject(refusal(503, sentence));
    }
    expect((await outbox()).map(({ outcome }) => outcome)).toEqual([smsOutcomes[reason], smsOutcomes[reason]]);
    gateway.fail(null);
    const { id } = await finance.sms.sendValidate({ phone: PHONE });
    const value = codeIn(gateway.sent[0]?.content);
    expect(await finance.sms.validateMessage({ id, value, phone: PHONE })).toEqual({ success: true });
  });

  it('a forgotten password is replaced by a code sent to the account’s phone, and every session of it ends', async () => {
    const admin = await memory.signIn('admin');
    const where = [{ field: 'account', is: 'equal' as const, value: 'finance' }];
    const [finance] = (await admin.resource(user).list({ where })).records;
    await admin.resource(user).submit({ id: finance!.id, phone: PHONE });
    const signedIn = { tenantId: '100001', username: 'finance', password: 'finance' };
    const { accessToken } = await memory.anyone().session.token(signedIn);
    const { registration, session } = memory.anyone();
    const { id } = await registration.sendCode({ tenantId: '100001', phone: PHONE });
    await expect.poll(() => gateway.sent.length).toBe(1);
    const value = codeIn(gateway.sent[0]?.content);
    const asked = { tenantId: '100001', phone: PHONE, id, newPassword: PASSWORD, newPassword1: PASSWORD };
    const wrong = refusal(400, '短信验证码不正确或已过期，请重新获取');
    const guess = value === '000000' ? '000001' : '000000';
    await expect(registration.retrievePassword({ ...asked, value: guess })).rejects.toMatchObject(wrong);
    await registration.retrievePassword({ ...asked, value });
    await expect(registration.retrievePassword({ ...asked, value })).rejects.toMatchObject(wrong);
    expect(await memory.application.callerOf(accessToken)).toBeNull();
    const given = { tenantId: '100001', username: 'finance', password: PASSWORD };
    expect(await session.token(given)).toMatchObject({ account: 'finance' });
  });

  it('whoever has forgotten a password gets one answer, sent or not, so that nobody learns whose phone it is', async () => {
    const admin = await memory.signIn('admin');
    const where = [{ field: 'account', is: 'equal' as const, value: 'finance' }];
    const [finance] = (await admin.resource(user).list({ where })).records;
    await admin.resource(user).submit({ id: finance!.id, phone: PHONE });
    gateway.fail('unavailable');
    const { sendCode } = memory.anyone().registration;
    const answers = await Promise.all([PHONE, '13900139001'].map((phone) => sendCode({ tenantId: '100001', phone })));
    const answer = { success: true, id: expect.any(String), msg: '短信发送成功' };
    expect(answers).toEqual([answer, answer]);
    await expect.poll(async () => (await outbox())[0]?.outcome).toBe(smsOutcomes.unavailable);
    // Nor does the resend limit tell them apart: it holds although the message failed.
    gateway.fail(null);
    await Promise.all([PHONE, '13900139001'].map((phone) => sendCode({ phone })));
    expect(gateway.sent).toEqual([]);
  });

  it('a message for many tells how many did not leave, and goes on after a number that is refused', async () => {
    const { id } = await root.resource(smsService).submit({ category: '1', smsCode: 's', templateId: '到期提醒' });
    await root.resourceChoice.enableSms({ id });
    const phones = ['13800000001', '13800000002', '13800000003'];
    const send = gateway.send.bind(gateway);
    gateway.send = async (message) => {
      gateway.fail(message.phone === phones[0] ? 'refused' : message.phone === phones[2] ? 'unavailable' : null);
      await send(message);
    };
    await expect(
      root.sms.sendMessage({ params: '{}', phones: [...phones, '13800000004'].join() }),
    ).rejects.toMatchObject(refusal(503, '1 条短信已发出，3 条没有发出，请在“短信记录”中查看后补发'));
    expect(gateway.sent.map(({ phone }) => phone)).toEqual([phones[1]]);
    expect(await outbox()).toHaveLength(3);
    gateway.send = send;
    gateway.fail('unavailable');
    await expect(root.sms.sendMessage({ params: '{}', phones: phones.join() })).rejects.toMatchObject(
      refusal(503, LATER),
    );
  });

  it('without one every message lies in the outbox as it is, for the platform to read', async () => {
    const without = await openMemoryApplication();
    const platform = await platformAdministrator(asStack(without));
    const { id } = await platform.resource(smsService).submit({ category: '1', smsCode: 's', templateId: '到期提醒' });
    await platform.resourceChoice.enableSms({ id });
    await platform.sms.sendMessage({ params: '{}', phones: PHONE });
    const [kept] = (await platform.resource(smsOutbox).list({ size: 1 })).records;
    expect(kept).toMatchObject({ sentBy: 'outbox', outcome: smsOutcomes.kept, content: '到期提醒' });
    await without.stop();
  });
});
