import type { Caller } from '../call';
import type { Visitor } from '../visitor';
import type { Asker } from './long-work';

/** Whose work it is that a visitor asks for. */
export const askerOf = ({ language, sessionKey }: Visitor, { tenantId, userId, account, token }: Caller): Asker => ({
  ...{ tenantId, userId, account, language, sessionKey },
  tokenId: token?.id ?? null,
});
