import { describe, expect, it } from 'vitest';
import { namesOnly, shownParameters } from './shown-parameters';
import { withoutFolders } from './without-folders';

describe('what a log shows of a request', () => {
  it.each([
    'password',
    'newPassword1',
    'oldPassword',
    'clientSecret',
    'access_token',
    'refresh_token',
    'Blade-Auth',
    'captchaCode',
    'secretKey',
    'accessKey',
    'value',
    'idCard',
    'phone',
  ])('has %s starred out', (name) => {
    expect(shownParameters({ [name]: 'hidden', id: '1' })).toBe(`{"${name}":"***","id":"1"}`);
    expect(shownParameters({ below: [{ [name]: 'hidden' }] })).not.toContain('hidden');
  });

  it('has of what people are paid the names, and no amount', () => {
    const body = { id: '7', personnelId: '3', wages: '55555.55', extra: { bonus: 1 } };
    expect(shownParameters(namesOnly(body))).toBe('{"id":"7","personnelId":"***","wages":"***","extra":"***"}');
    expect(shownParameters(namesOnly([body]))).not.toMatch(/5555|bonus/);
  });

  it('names files of the product without the folders above it', () => {
    const stack =
      'at run (/srv/rdm/adapters/x.ts:3:7)\nat file:///opt/node_modules/pg/client.js:1:1\nat C:\\rdm\\dist\\main.js:2';
    expect(withoutFolders(stack)).toBe(
      'at run (adapters/x.ts:3:7)\nat node_modules/pg/client.js:1:1\nat dist\\main.js:2',
    );
  });

  it('joins query and body, and leaves out what is empty', () => {
    expect(shownParameters({ id: '1' }, { name: '甲' })).toBe('[{"id":"1"},{"name":"甲"}]');
    expect(shownParameters({}, undefined, null, 'text')).toBe('');
  });

  it('cuts long texts, long lists and deep structures', () => {
    expect(shownParameters({ text: 'x'.repeat(1000) }).length).toBeLessThan(300);
    expect(shownParameters({ list: Array.from({ length: 10_000 }, () => 'x'.repeat(100)) }).length).toBeLessThanOrEqual(
      2_000,
    );
    let deep: object = {};
    for (let level = 0; level < 10_000; level++) deep = { deep };
    expect(shownParameters(deep)).toContain('…');
  });
});
