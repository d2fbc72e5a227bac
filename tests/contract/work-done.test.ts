import { personnel } from '@rdm/core/internal/project';
import { text } from '@rdm/core/internal/kernel';
import type { AskedWork, WorkInHand } from '@rdm/core/internal/records';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMemoryApplication, workbookOf, type MemoryApplication } from '../setup/memory-application';

const CODE = '100002';

/** What a worker does with the work that another process was asked for. */
describe('work done for somebody', () => {
  let opened: MemoryApplication;
  let token: string;
  beforeEach(async () => {
    opened = await openMemoryApplication();
    const given = { tenantId: CODE, username: 'finance', password: 'finance' };
    ({ accessToken: token } = await opened.anyone().session.token(given));
  });

  const inHand = (id: string, aborted = false): WorkInHand => ({
    id,
    cancellation: { aborted, addEventListener: () => undefined },
  });
  const importing = async (): Promise<AskedWork> => {
    const { caller, sessionKey } = await opened.visitor(token);
    const { tenantId, userId, account } = caller!;
    const file = workbookOf([
      ['姓名', '工号', '岗位', '入职日期'],
      ['张三', 'P1', '研究员', '2024-01-01'],
    ]);
    return {
      call: `import ${personnel.name}`,
      about: text('导入', 'Import'),
      args: { file, fileName: '研发人员.xlsx' },
      by: { tenantId, userId, account, language: 'zh', sessionKey, tokenId: null },
    };
  };
  const people = async () => (await (await opened.signIn('finance', CODE)).resource(personnel).list({})).total;

  it('is answered a second time from what the first has written, and written once', async () => {
    const asked = await importing();
    expect(await opened.application.doWork(asked, inHand('one'))).toMatchObject({ inserted: 1, unchanged: 0 });
    expect(await opened.application.doWork(asked, inHand('one'))).toMatchObject({ inserted: 1, unchanged: 0 });
    expect(await people()).toBe(1);
    // Other work with the same file finds it there.
    expect(await opened.application.doWork(asked, inHand('two'))).toMatchObject({ inserted: 0, unchanged: 1 });
  });

  it('is refused where the session ended while it waited', async () => {
    const asked = await importing();
    await opened.application.for(await opened.visitor(token)).session.logout();
    await expect(opened.application.doWork(asked, inHand('one'))).rejects.toMatchObject({ fault: { code: 401 } });
    expect(await people()).toBe(0);
  });

  it('is refused where the right was withdrawn while it waited', async () => {
    const asked = await importing();
    const admin = await opened.signIn('admin', CODE);
    await admin.users.grant({ userIds: asked.by.userId, roleIds: '' });
    await expect(opened.application.doWork(asked, inHand('one'))).rejects.toMatchObject({ fault: { code: 403 } });
  });

  it('that was cancelled writes nothing', async () => {
    const asked = await importing();
    await expect(opened.application.doWork(asked, inHand('one', true))).rejects.toMatchObject({
      fault: { name: 'WORK_CANCELLED' },
    });
    expect(await people()).toBe(0);
  });

  it('of a program is refused once its token was revoked', async () => {
    const own = opened.application.for(await opened.visitor(token));
    const { id } = await own.tokens.create({ name: 'ERP', password: 'finance', days: 30, scopes: ['project:read'] });
    const asked = await importing();
    const by = { ...asked.by, sessionKey: null, tokenId: id };
    await own.tokens.revokeOwn({ id });
    await expect(opened.application.doWork({ ...asked, by }, inHand('one'))).rejects.toMatchObject({
      fault: { code: 401, message: { zh: '访问令牌已被撤销，请换用其他令牌' } },
    });
  });
});
