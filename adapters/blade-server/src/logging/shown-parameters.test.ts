import { describe, expect, it } from 'vitest';
import { shownParameters } from './shown-parameters';

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
  ])('has %s starred out', (name) => {
    expect(shownParameters({ [name]: 'hidden', id: '1' })).toBe(`{"${name}":"***","id":"1"}`);
    expect(shownParameters({ below: [{ [name]: 'hidden' }] })).not.toContain('hidden');
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
