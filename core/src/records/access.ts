import { faults, Refusal, text } from '../kernel';
import { requirePermission, type Caller } from './call';
import type { PermissionCode, Resource, ResourceCall } from './declaration/resource';
import { nobody, type Visitor } from './visitor';

/**
 * What a call requires of its caller: `public` no session, `guest` any session (a guest's included), `signedIn` a user,
 * also by an access token of theirs, `person` a user who signed in themselves; anything else is a permission that a role
 * must grant, and an access token must include.
 */
export type Needs = 'public' | 'guest' | 'signedIn' | 'person' | PermissionCode;

/** `Needs` with permissions distinguished from the keywords. */
export type Access = 'public' | 'guest' | 'signedIn' | 'person' | { readonly permission: string };

const NOT_FOR_GUESTS = text(
  '请先完成账号注册，并等待管理员通过',
  'Register an account first, and wait until an administrator lets you in',
);

const NOT_FOR_PROGRAMS = text(
  '此操作须由本人登录后办理，不能使用访问令牌',
  'This is for people who sign in themselves; an access token cannot do it',
);

export const accessOf = (needs: Needs): Access =>
  needs === 'public' || needs === 'guest' || needs === 'signedIn' || needs === 'person' ? needs : { permission: needs };

/** Refuses a caller without the access. A guest has a session, so the message asks for registration, not sign-in. */
export function requireAccess(caller: Caller, access: Exclude<Access, 'public'>): void {
  if (access === 'guest') return;
  if (caller.guest !== undefined) throw new Refusal({ code: 403, name: 'GUEST', message: NOT_FOR_GUESTS });
  if (access === 'signedIn') return;
  if (access !== 'person') requirePermission(caller, access.permission);
  else if (caller.token) throw new Refusal({ code: 403, name: 'NOT_FOR_PROGRAMS', message: NOT_FOR_PROGRAMS });
}

/** Returns the visitor's caller. @throws Refusal unless the visitor has the access */
export function admittedCaller(visitor: Visitor, access: Access): Caller {
  if (access === 'public') return visitor.caller ?? nobody(visitor.tenantId ?? '');
  if (!visitor.caller) throw new Refusal(faults.unauthorised());
  requireAccess(visitor.caller, access);
  return visitor.caller;
}

/** The access a generic call requires. `submit` needs the add or the edit permission, depending on `adding`. */
export function resourceAccess(resource: Resource, call: ResourceCall, adding: boolean): Access {
  const { view, add, edit, remove, import: bringIn, export: takeOut } = resource.permissions;
  switch (call) {
    case 'list':
    case 'detail':
    case 'history':
      return { permission: view };
    case 'tree':
      return resource.treeForAll ? 'signedIn' : { permission: view };
    case 'submit':
      return { permission: adding ? add : edit };
    case 'remove':
    case 'restore':
      return { permission: remove };
    case 'import':
    case 'marked':
    case 'template':
      return { permission: bringIn };
    case 'export':
      return { permission: takeOut };
  }
}
