import { ephemeralInProcess } from '../kernel';
import { describe, expect, it } from 'vitest';
import {
  IdentityProviderFailed,
  type BegunSignIn,
  type IdentityProvider,
  type OutsidePerson,
} from './identity-provider';
import { SocialSignIns } from './social-sign-ins';

const person: OutsidePerson = {
  uuid: 'u1',
  username: 'wang',
  nickname: '',
  avatar: '',
  email: '',
  blog: '',
  company: '',
  location: '',
  gender: '',
  remark: '',
};

function setUp(over: Partial<IdentityProvider> = {}) {
  let now = 0;
  let keys = 0;
  const begun: BegunSignIn[] = [];
  const returned: (BegunSignIn & { code: string })[] = [];
  const provider: IdentityProvider = {
    source: 'sso',
    label: '统一身份',
    authorizationUrl: async (each) => {
      begun.push(each);
      return `https://id.example.com/?state=${each.state}`;
    },
    personOf: async (each) => {
      returned.push(each);
      return person;
    },
    ...over,
  };
  const ephemeral = ephemeralInProcess({ instant: () => now });
  const newKey = () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`;
  const signIns = new SocialSignIns({ site: 'https://rdm.example.com/', providers: [provider] }, ephemeral, newKey);
  return { signIns, begun, returned, wait: (ms: number) => (now += ms) };
}
const refusedAs = (name: string) => ({ fault: { code: 400, name } });

describe('a sign-in through another system', () => {
  it('is begun with a state, a nonce and a verifier of its own, and comes back to the site that is set up', async () => {
    const { signIns, begun } = setUp();
    await signIns.begin('sso');
    await signIns.begin('sso');
    const [first, second] = begun;
    expect(first!.redirectUri).toBe('https://rdm.example.com/oauth/redirect/sso');
    expect(new Set([first!.state, first!.nonce, first!.verifier]).size).toBe(3);
    expect(first!.verifier).toMatch(/^[\w.~-]{43,128}$/);
    for (const name of ['state', 'nonce', 'verifier'] as const) expect(second![name]).not.toBe(first![name]);
  });

  it('ends with what it was begun with, for the browser that began it', async () => {
    const { signIns, begun, returned } = setUp();
    const { browserKey, secure } = await signIns.begin('sso');
    const { state } = begun[0]!;
    expect(secure).toBe(true);
    expect(await signIns.personOf({ source: 'sso', code: 'c', state }, browserKey)).toEqual({
      ...person,
      source: 'sso',
    });
    expect(returned).toEqual([{ ...begun[0], code: 'c' }]);
  });

  it('waits ten minutes and no longer', async () => {
    const { signIns, begun, wait } = setUp();
    const { browserKey } = await signIns.begin('sso');
    wait(10 * 60_000);
    const late = signIns.personOf({ source: 'sso', code: 'c', state: begun[0]!.state }, browserKey);
    await expect(late).rejects.toMatchObject(refusedAs('SOCIAL_STATE'));
  });

  it('asks the other system nothing without a code, for a browser that shows no key, or a second time', async () => {
    const { signIns, begun, returned } = setUp();
    const { browserKey } = await signIns.begin('sso');
    const { state } = begun[0]!;
    for (const [code, key] of [
      ['', browserKey],
      ['c', undefined],
      ['c', browserKey],
    ] as const) {
      await expect(signIns.personOf({ source: 'sso', code, state }, key)).rejects.toMatchObject(
        refusedAs('SOCIAL_STATE'),
      );
    }
    expect(returned).toEqual([]);
  });

  it('is a sentence where the other system is silent or vouches for nobody, and a failure of ours otherwise', async () => {
    const down = setUp({ authorizationUrl: () => Promise.reject(new IdentityProviderFailed('unreachable')) });
    await expect(down.signIns.begin('sso')).rejects.toMatchObject(refusedAs('SOCIAL_UNREACHABLE'));
    const broken = setUp({ authorizationUrl: () => Promise.reject(new RangeError('ours')) });
    await expect(broken.signIns.begin('sso')).rejects.toThrow('ours');
    await expect(broken.signIns.begin('other')).rejects.toMatchObject(refusedAs('SOCIAL_SOURCE'));
  });

  it('is offered by nobody where none is set up', () => {
    expect(new SocialSignIns(undefined, ephemeralInProcess({ instant: () => 0 }), () => '').sources).toEqual([]);
  });
});
