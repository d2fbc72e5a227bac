import type { Draft, Page, PageQuery, RecordOf, TreeNode } from '../records';
import type { user } from './user';

export type UserRecord = RecordOf<typeof user>;

/** Somebody known by another system who asks for an account. The password is as typed. */
export interface GuestRegistration {
  readonly tenantId: string;
  readonly name?: string;
  readonly account: string;
  readonly password: string;
  readonly oauthId: string;
}

export interface Choosable {
  readonly id: string;
  readonly name: string;
}

/** What a person holds, and what of it this session acts in. docs/wire.md, Acting in some of one's roles */
export interface Choices {
  /** Whether choosing is on in the tenant. */
  readonly on: boolean;
  readonly roles: readonly Choosable[];
  readonly departments: readonly Choosable[];
  /** Ids joined by commas. */
  readonly roleId: string;
  readonly deptId: string;
}

/** What is done with people beside adding, changing and removing them. docs/wire.md, Users */
export interface UserPort {
  /** A department stands for all those below it as well. */
  page(args: PageQuery): Promise<Page<UserRecord>>;
  /** With what is kept of the person's other platform, as `userExt`. */
  platformDetail(args: { id: string }): Promise<UserRecord>;
  update(args: { draft: Draft }): Promise<UserRecord>;
  /** Puts the initial password back, which must be changed then, and ends their sign-ins. */
  resetPassword(args: { userIds: string }): Promise<void>;
  /** Gives people these roles in place of those they have. */
  grant(args: { userIds: string; roleIds?: string }): Promise<void>;
  updateDepartment(args: { userIds: string; deptId: string }): Promise<void>;
  /** Lets people sign in again: forgets failed sign-ins, and opens an account that was shut. */
  resetAccount(args: { ids: string }): Promise<void>;
  unlock(args: { userIds: string }): Promise<void>;
  /** The departments with their people as leaves. */
  orgTree(args?: { tenantId?: string }): Promise<readonly TreeNode[]>;
  updatePlatform(args: { userId: string; userType: string; userExt?: string }): Promise<void>;
  /**
   * Makes a guest an account of the tenant, bound to who he is in the other system. It has no role, so nobody signs in
   * with it until an administrator has given it one. Asks for the token of that guest. docs/wire.md, Social sign-in
   */
  registerGuest(args: GuestRegistration): Promise<void>;
  /** What one may act in oneself. */
  choices(): Promise<Choices>;
}
