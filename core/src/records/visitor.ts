import type { Language } from '../kernel';
import type { Caller } from './call';
import type { WorkInHand } from './long-work/long-work';

/** An OAuth client: its grant types, and the lifetimes of its tokens in seconds. */
export interface SignInClient {
  readonly clientId: string;
  readonly grants: ReadonlySet<string>;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}

/** The sender of a request, as the server determined it. */
export interface Visitor {
  readonly caller: Caller | null;
  readonly sessionKey: string | null;
  readonly language: Language;
  /** The tenant a sign-in names; not trusted for anything else. */
  readonly tenantId?: string;
  /** Where the request comes from, for the list of sign-ins. */
  readonly remoteIp?: string;
  readonly userAgent?: string;
  /** Where the browser is, for what is good for one site alone; undefined where the connection is not encrypted. */
  readonly site?: { readonly origin: string; readonly host: string };
  /** The program the visitor signs in with, where it is not the product's own. */
  readonly client?: SignInClient;
  /** The key the browser was given when it began a sign-in through another system. */
  readonly browserKey?: string;
}

/** The visitor with calls that are part of long work. */
export const withWork = (visitor: Visitor, work: WorkInHand): Visitor => ({
  ...visitor,
  caller: visitor.caller && { ...visitor.caller, work },
});

/** The anonymous caller of a call without a session. */
export const nobody = (tenantId: string): Caller => ({
  tenantId,
  userId: '',
  account: '',
  deptId: null,
  roles: [],
  permissions: new Set(),
});
