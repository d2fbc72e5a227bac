import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OWN_CLIENT, registeredClient } from './sign-in-client';
import { clientAllowed } from './use-cases/sign-in';

const grant = fc.constantFrom('password', 'captcha', 'refresh_token', 'social');
const seconds = fc.oneof(fc.constant(null), fc.integer({ min: -2, max: 0 }), fc.integer({ min: 60, max: 86_400 }));

describe('A registered client', () => {
  it('may use the grant types it was given, however they are spaced, and no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(grant), grant, fc.constantFrom(',', ', ', ' ,, '), (given, asked, between) => {
        const client = registeredClient({ clientId: 'erp', authorizedGrantTypes: given.join(between) });
        const sign = () => clientAllowed({ grantType: asked as 'password' }, client);
        if (given.includes(asked)) expect(sign()).toBe(client);
        else expect(sign).toThrow('This client was not given this grant type');
      }),
    );
  });

  it('has tokens that live as long as it says, and as long as those of the stock clients where it says nothing', () => {
    fc.assert(
      fc.property(seconds, seconds, (accessTokenValidity, refreshTokenValidity) => {
        const client = registeredClient({ clientId: 'erp', accessTokenValidity, refreshTokenValidity });
        expect(client.accessSeconds).toBe((accessTokenValidity ?? 0) > 0 ? accessTokenValidity : 3600);
        expect(client.refreshSeconds).toBe((refreshTokenValidity ?? 0) > 0 ? refreshTokenValidity : 604_800);
      }),
    );
  });

  it('has no grant type by a name that is none', () => {
    const client = registeredClient({ clientId: 'erp', authorizedGrantTypes: 'telepathy,authorization_code' });
    for (const grantType of ['telepathy', 'authorization_code', ''] as never[]) {
      expect(() => clientAllowed({ grantType }, client)).toThrow('This grant type is not supported');
    }
    expect(() => clientAllowed({}, client)).toThrow('This client was not given this grant type');
  });
});

it('The product’s own client may sign in by password, captcha and another system, and refresh', () => {
  for (const grantType of [undefined, 'password', 'captcha', 'refresh_token', 'social'] as const) {
    expect(clientAllowed({ grantType })).toBe(OWN_CLIENT);
  }
});
