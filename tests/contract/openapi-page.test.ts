import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../setup/chromium';
import { startTestServer, type TestServer } from '../setup/test-server';

describe('the page over the description of the calls', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startTestServer();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  /** Reads the body to its end, because an unread answer delays the stop of the server. */
  const answered = async (address: string, accept = '*/*'): Promise<Response> => {
    const answer = await fetch(`${server.url}${address}`, { headers: { Accept: accept } });
    await answer.arrayBuffer();
    return answer;
  };

  it('is for browsers; programs get the document from the same address', async () => {
    const typeFor = async (accept: string) => {
      const answer = await answered('/api-docs', accept);
      expect(answer.headers.get('vary')).toMatch(/Accept/);
      return answer.headers.get('content-type');
    };
    expect(await typeFor('text/html,application/xhtml+xml,*/*;q=0.8')).toBe('text/html;charset=UTF-8');
    expect(await typeFor('application/json')).toBe('application/json;charset=UTF-8');
    expect(await typeFor('*/*')).toBe('application/json;charset=UTF-8');
  });

  it('keeps the policy of the site, and serves no file but those it shows', async () => {
    const policies = ['/api-docs', '/api-docs/json', '/api-docs/start.js'].map(async (address) => {
      const answer = await answered(address, 'text/html');
      expect(answer.status).toBe(200);
      return answer.headers.get('content-security-policy');
    });
    const other = (await answered('/api/blade-auth/oauth/captcha')).headers.get('content-security-policy');
    expect(other).toContain("script-src 'self';");
    expect(new Set(await Promise.all(policies))).toEqual(new Set([other]));
    for (const name of ['index.html', 'swagger-ui.js', '../package.json', '%2e%2e/package.json', 'csp.json']) {
      expect((await answered(`/api-docs/swagger-ui/${name}`)).status).toBe(404);
    }
  });

  it('shows areas and resources, asks nobody else for anything and breaks no rule of the policy', async () => {
    const page = await browser.newPage({ locale: 'zh-CN' });
    page.setDefaultTimeout(120_000);
    const asked: string[] = [];
    const said: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(`${server.url}/api-docs`);
    // The page draws only the areas in sight; the field above them finds one by name.
    await page.getByPlaceholder('Filter by tag').fill('rdm.project');
    await page.getByText('研发项目 · R&D project', { exact: true }).waitFor();
    expect(await page.title()).toBe('RDM 接口说明');
    await page.getByText('研发项目 · R&D project', { exact: true }).click();
    await page.getByText('分页查询研发项目').click();
    await page.getByText('begins with the value').waitFor();
    expect(asked.filter((url) => !url.startsWith(server.url) && !url.startsWith('data:'))).toEqual([]);
    expect(said).toEqual([]);
    await page.close();
  });
});
