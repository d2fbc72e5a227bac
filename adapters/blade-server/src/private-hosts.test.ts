import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

function read(value: string | undefined) {
  const answer = readSettings({ RDM_DATASOURCE_HOSTS: value });
  return 'mistakes' in answer
    ? { hosts: [], mistakes: answer.mistakes }
    : { hosts: answer.settings.privateHosts, mistakes: [] };
}

describe('RDM_DATASOURCE_HOSTS', () => {
  it('lists names, addresses and ranges', () => {
    expect(read(' db.internal, 10.1.0.0/16 ,127.0.0.1,::1,fd12::/16,')).toEqual({
      hosts: ['db.internal', '10.1.0.0/16', '127.0.0.1', '::1', 'fd12::/16'],
      mistakes: [],
    });
    expect(read(undefined)).toEqual({ hosts: [], mistakes: [] });
  });

  it.each([
    '10.1.0.0/33',
    '10.1',
    '999.1.1.1',
    'fd12::/129',
    'a b',
    'db/16',
    'http://db',
    '10.0.0.0/8/8',
    '*',
    '10.0.0.0/',
  ])('refuses %s with one sentence', (value) => {
    const { mistakes } = read(`db.internal,${value}`);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(`RDM_DATASOURCE_HOSTS 中的 ${value} 无效`);
  });
});
