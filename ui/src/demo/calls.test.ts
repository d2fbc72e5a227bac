import { demonstrationAccounts, type TellShare } from '@rdm/demonstration';
import { Refusal } from '@rdm/core/internal/kernel';
import { project } from '@rdm/core/internal/project';
import { expose, wrap } from 'comlink';
import { observable } from 'mobx';
import { beforeAll, describe, expect, it } from 'vitest';
import { sanitizeHtmlCleaner } from '../../../adapters/blade-server/src/driven/sanitize-html-cleaner';
import { SaberStorage } from '../shell/storage/SaberStorage';
import { SessionViewModel } from '../shell/session/SessionViewModel';
import { answerCalls } from './answer-calls';
import { calledPorts } from './called-ports';
import { createDemo, type Demo } from './container';
import { DemoNotice } from './DemoNotice';
import type { DemoWorker } from './demo-worker';
import { PageStorage } from './PageStorage';
import { leadToPlacesOnPage } from './places-on-page';

/** The worker behind a message port, so that messages are structured clones as in a browser. */
function behindPort(call: DemoWorker['call']) {
  const { port1, port2 } = new MessageChannel();
  expose({ call }, port1);
  return wrap<Pick<DemoWorker, 'call'>>(port2);
}

const letters = (image: string) =>
  [...atob(image.split(',')[1]!).matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, letter]) => letter).join('');

describe('the demo behind the ports', () => {
  let demo: Demo;
  let shares: number[];
  beforeAll(async () => {
    demo = await createDemo(sanitizeHtmlCleaner);
    shares = [];
    const tell: TellShare = async (share) => void shares.push(share);
    await demo.fill(tell);
  }, 120_000);

  /** A page of the demo, as its container puts it together. */
  const open = (filled: Promise<void> = Promise.resolve()) => {
    const storage = new SaberStorage(new PageStorage(), new PageStorage());
    const ports = calledPorts(behindPort(answerCalls(demo.application, filled)), {
      token: () => session.accessToken,
      language: () => 'zh',
      onUnauthorised: () => session.expire(),
    });
    const session = new SessionViewModel(ports.session, storage);
    const signIn = async (tenantId: string, account: string) => {
      const { key, image } = await ports.session.captcha();
      await session.signIn({ tenantId, account, password: account, captcha: { key, code: letters(image) } });
    };
    return { ports, session, signIn };
  };

  it('tells how much of its content is there, up to all of it', () => {
    expect(shares.at(0)).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
  });

  it('lets every known account in, with its captcha, and out again', async () => {
    for (const { tenant, account } of demonstrationAccounts) {
      const { session, signIn } = open();
      await signIn(tenant, account);
      await session.load();
      expect(session).toMatchObject({ state: 'ready', tenantId: tenant, account });
      expect(session.menus.length).toBeGreaterThan(0);
      await session.signOut();
      expect(session.signedIn).toBe(false);
    }
  });

  it('fills the demonstration tenant and leaves the other empty', async () => {
    const [full, empty] = [open(), open()];
    await full.signIn('100001', 'finance');
    await empty.signIn('100002', 'finance');
    expect((await full.ports.resource(project).list({})).total).toBeGreaterThan(15);
    expect((await empty.ports.resource(project).list({})).total).toBe(0);
  });

  it('refuses what may not be, with the sentence of the use case', async () => {
    const { ports, signIn } = open();
    await expect(signIn('100001', 'nobody')).rejects.toBeInstanceOf(Refusal);
    await expect(ports.resource(project).list({})).rejects.toMatchObject({ fault: { code: 401 } });
    await signIn('100001', 'reviewer');
    await expect(ports.resource(project).submit({ name: '某项目' })).rejects.toMatchObject({ fault: { code: 403 } });
  });

  it('ends a session that is not known any more', async () => {
    const { ports, session, signIn } = open();
    await signIn('100001', 'finance');
    await ports.session.logout();
    await expect(ports.session.userInfo()).rejects.toMatchObject({ fault: { code: 401 } });
    expect(session.ended).toBe('expired');
  });

  it('takes what screens hand over: observable drafts, files, and those who follow or end an upload', async () => {
    const { ports, signIn } = open();
    await signIn('100002', 'manager');
    const draft = observable({
      year: '2031',
      code: 'RD2031001',
      name: '观察中的草稿',
      dataStatus: 'save',
      remark: undefined,
    });
    const saved = await ports.project.save({ sheet: { project: draft } });
    expect(saved.project).toMatchObject({ name: '观察中的草稿', dataStatus: 'save' });
    const file = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');
    const followed: number[] = [];
    const kept = await ports.files.putFile({ file, fileName: '合同.pdf', onProgress: (share) => followed.push(share) });
    expect((await ports.files.download({ id: kept.attachId })).bytes).toEqual(file);
    expect(followed.at(-1)).toBe(1);
    const ended = new AbortController();
    const upload = ports.files.putFile({ file, fileName: '合同.pdf', signal: ended.signal });
    ended.abort();
    await expect(upload).rejects.toMatchObject({ fault: { name: 'CANCELLED' } });
  });

  it('gives out the picture of the sign-in page while its content is still coming, and nothing else', async () => {
    let finish: () => void = () => undefined;
    const { ports, signIn, session } = open(new Promise((resolve) => (finish = () => resolve())));
    expect((await ports.session.captcha()).key).not.toBe('');
    const signedIn = signIn('100001', 'finance');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(session.signedIn).toBe(false);
    finish();
    await signedIn;
    expect(session.signedIn).toBe(true);
  });
});

describe('the line on the sign-in page', () => {
  it('says how far the content is, and then that a reload brings it back', () => {
    const notice = new DemoNotice();
    notice.follow(0.425);
    expect(notice.text).toEqual({ zh: '正在准备演示数据 42%…', en: 'Preparing the demo data 42%…' });
    notice.follow(1);
    expect(notice.text.zh).toContain('演示模式：数据只在本页内存中，刷新后恢复初始');
  });
});

describe('a link to a place on the page', () => {
  it('leads there and leaves the address of the screen alone', () => {
    document.body.innerHTML = '<a href="#content">x</a><a href="#/wel">y</a><main id="content" tabindex="-1"></main>';
    leadToPlacesOnPage(document);
    const clickOn = (selector: string) =>
      document.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(clickOn('a[href="#content"]')).toBe(false);
    expect(document.activeElement?.id).toBe('content');
    expect(clickOn('a[href="#/wel"]')).toBe(true);
  });
});
