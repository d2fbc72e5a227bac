import { claimsToWire } from '@rdm/blade-protocol';
import type { TokenClaims, Tokens } from '@rdm/core/internal/access';
import { jwtVerify, SignJWT } from 'jose';
import { VerifiedTokens } from './verified-tokens';

/** The clock of the process that verifies may be behind that of the one that signed. */
const BEFORE_NOW = '30 seconds ago';

/** JWTs with HS256 and the claims of the family; clients treat them as opaque. docs/wire.md, Token contents */
export function createJoseTokens(signingKey: string): Tokens {
  const key = new TextEncoder().encode(signingKey);
  const names = { issuer: 'issuser', audience: 'audience' };
  const verified = new VerifiedTokens();
  return {
    sign: ({ shown, kind, tenantId, userId, sessionKey, clientId }, seconds) =>
      new SignJWT({
        ...(shown && claimsToWire(shown)),
        token_type: kind,
        tenant_id: tenantId,
        user_id: userId,
        session: sessionKey,
        client_id: clientId,
      })
        .setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
        .setIssuer(names.issuer)
        .setAudience(names.audience)
        .setNotBefore(BEFORE_NOW)
        .setExpirationTime(`${seconds}s`)
        .sign(key),
    verify: async (token) => {
      const known = verified.find(token);
      if (known) return known;
      try {
        const { payload } = await jwtVerify(token, key, { ...names, algorithms: ['HS256'], requiredClaims: ['exp'] });
        const claims = claimsOf(payload);
        if (claims) verified.add(token, claims, payload.exp!);
        return claims;
      } catch {
        // Not a token of this server, or expired.
        return null;
      }
    },
  };
}

function claimsOf(payload: Readonly<Record<string, unknown>>): TokenClaims | null {
  const { token_type: kind, tenant_id: tenantId, user_id: userId, session: sessionKey, client_id: clientId } = payload;
  if (kind !== 'access_token' && kind !== 'refresh_token') return null;
  if (typeof tenantId !== 'string' || typeof userId !== 'string' || typeof sessionKey !== 'string') return null;
  return { kind, tenantId, userId, sessionKey, ...(typeof clientId === 'string' && { clientId }) };
}
