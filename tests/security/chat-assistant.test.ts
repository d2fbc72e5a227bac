import { createChatAssistant } from '@rdm/blade-server';
import type { AssistantQuestion } from '@rdm/core/internal/assessment';
import { project } from '@rdm/core/internal/project';
import { parameter } from '@rdm/core/internal/system';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saying, startChatServer, type ChatServer } from '../setup/chat-server';
import { startTestServer } from '../setup/test-server';

const question: AssistantQuestion = { task: 'policies', language: 'zh', facts: ['制造业', '[info] 比例：100%'] };

describe('a language model beside the program', () => {
  let model: ChatServer;
  let reported: string[];
  const assistant = (url: string, timeout = 10_000) =>
    createChatAssistant({ url, key: 'a-key', model: 'a-model', timeout, report: (why) => reported.push(why) });
  beforeEach(async () => {
    reported = [];
    model = await startChatServer();
  });
  afterEach(async () => {
    expect(reported.join('\n')).not.toMatch(/a-key|制造业/);
    await model.stop();
  });

  it('is told the findings alone, in one request with the key as Bearer', async () => {
    expect(await assistant(model.url).prose(question)).toBe('可以这样写。');
    expect(model.asked).toHaveLength(1);
    const [{ path, authorization, body }] = model.asked as [ChatServer['asked'][number]];
    expect([path, authorization]).toEqual(['/v1/chat/completions', 'Bearer a-key']);
    expect(body).toMatchObject({ model: 'a-model', stream: false });
    expect(body.messages).toEqual([
      { role: 'system', content: expect.stringContaining('Chinese') as string },
      { role: 'user', content: '制造业\n[info] 比例：100%' },
    ]);
  });

  it('may be given by its whole address', async () => {
    await assistant(`${model.url}/chat/completions/`).prose(question);
    expect(model.asked.map(({ path }) => path)).toEqual(['/v1/chat/completions']);
  });

  it.each([
    ['refuses', () => model.answer(401, { error: 'no' }), 'HTTP 401'],
    ['says nothing', () => model.answer(200, saying('  ')), 'no text'],
    ['says no text', () => model.answer(200, saying(null)), 'no text'],
    ['answers something else', () => model.answer(200, []), 'no text'],
    ['does not answer in time', () => model.stall(), 'TimeoutError'],
  ])('that %s is silence, and whoever set it up hears why', async (_, given, why) => {
    given();
    expect(await assistant(model.url, 200).prose(question)).toBeNull();
    expect(reported.join()).toContain(why);
  });

  it('that cannot be reached is silence', async () => {
    expect(await assistant('http://127.0.0.1:9/v1').prose(question)).toBeNull();
    expect(reported).toHaveLength(1);
  });

  it('is cut off where it says too much', async () => {
    model.answer(200, saying('长'.repeat(100_000)));
    expect(await assistant(model.url).prose(question)).toHaveLength(4_000);
  });

  it('adds its prose to what the helpers find, and changes nothing of it', async () => {
    const server = await startTestServer(undefined, { assistant: assistant(model.url) });
    try {
      const admin = await server.signIn('admin');
      await admin
        .resource(parameter)
        .submit({ paramName: 'AI账号', paramKey: 'ai.account', paramValue: '100002/manager' });
      const draft = { year: '2024', code: 'RD1', name: '低温压缩机', dataStatus: 'save' };
      const { id, version } = await admin.resource(project).submit(draft);
      const manager = await server.signIn('manager');
      const { findings, prose } = await manager.assistant.proposal({ id });
      expect(prose).toBe('可以这样写。');
      expect(findings.some(({ level }) => level === 'warning')).toBe(true);
      expect((await manager.resource(project).detail({ id })).version).toBe(version);
      model.answer(500, {});
      expect(await manager.assistant.proposal({ id })).toEqual({ findings, prose: '' });
      const count = model.asked.length;
      expect((await manager.assistant.policies({ words: '没有这样的政策' })).prose).toBe('');
      expect(model.asked, 'nothing found, nothing to put into words').toHaveLength(count);
    } finally {
      await server.stop();
    }
  });
});
