import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outsidePerson } from './outside-person';

describe('A person of another system', () => {
  it('is known by his subject, and called as the standard claims say', () => {
    const claims = {
      sub: '248289761001',
      preferred_username: 'j.doe',
      name: 'Jane Doe',
      nickname: 'Jane',
      picture: 'https://example.com/jane.jpg',
      email: 'jane@example.com',
      website: 'https://example.com/',
      gender: 'female',
      address: { formatted: '南宁市' },
    };
    expect(outsidePerson(claims)).toEqual({
      uuid: '248289761001',
      username: 'j.doe',
      nickname: 'Jane',
      avatar: 'https://example.com/jane.jpg',
      email: 'jane@example.com',
      blog: 'https://example.com/',
      company: '',
      location: '南宁市',
      gender: 'female',
      remark: '',
    });
  });

  it('is called by what there is', () => {
    expect(outsidePerson({ sub: 'u1' })).toMatchObject({ uuid: 'u1', username: 'u1', nickname: '' });
    expect(outsidePerson({ sub: 'u1', email: 'a@b.cn' })).toMatchObject({ username: 'a@b.cn', email: 'a@b.cn' });
  });

  it('has no address that the other system does not vouch for', () => {
    expect(outsidePerson({ sub: 'u1', email: 'a@b.cn', email_verified: false }).email).toBe('');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', 7, null, `https://x.cn/${'x'.repeat(600)}`])(
    'has no picture at %s',
    (picture) => {
      expect(outsidePerson({ sub: 'u1', picture })).toMatchObject({ avatar: '' });
    },
  );

  it('is texts of bounded length without characters no text has, whatever the other system writes', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), fc.string({ unit: 'binary' }), (claims, name) => {
        const found = outsidePerson({ ...claims, name, preferred_username: name.repeat(30), sub: 'u1' });
        for (const value of Object.values(found)) {
          expect(value.length).toBeLessThanOrEqual(500);
          expect(value).not.toMatch(/[\p{Cs}\p{Cc}]/u);
        }
      }),
    );
  });
});
