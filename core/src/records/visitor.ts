import type { Language } from '../kernel';
import type { Caller } from './call';

/** A program that asks for tokens: what it may ask with, and how many seconds its tokens live. */
export interface SignInClient {
  readonly clientId: string;
  readonly grants: ReadonlySet<string>;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}

/** Who asks, as the server found it in the request. */
export interface Visitor {
  readonly caller: Caller | null;
  readonly sessionKey: string | null;
  readonly language: Language;
  /** The tenant a sign-in names; nothing else trusts it. */
  readonly tenantId?: string;
  /** Where the request comes from, for the list of sign-ins. */
  readonly remoteIp?: string;
  readonly userAgent?: string;
  /** The program the visitor signs in with, where it is not the product's own. */
  readonly client?: SignInClient;
  /** What the browser was given when it began a sign-in through another system. */
  readonly browserKey?: string;
}

/** The caller of a call nobody is signed in for. */
export const nobody = (tenantId: string): Caller => ({
  tenantId,
  userId: '',
  account: '',
  deptId: null,
  roles: [],
  permissions: new Set(),
});
