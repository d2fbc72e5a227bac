import { crud, type PermissionCode, type ResourceCall, type ResourcePermissions } from './resource';

/** The calls of computed records: submit and remove are refused with a message on what to do instead. */
export const computedCalls: readonly ResourceCall[] = ['list', 'detail', 'submit', 'remove', 'export'];

/** Computed records are written by a calculation, so writing them requires the permission to run it. */
export const computedBy = (menu: string, calculation: PermissionCode): ResourcePermissions => ({
  ...crud(menu),
  add: calculation,
  edit: calculation,
  remove: calculation,
});
