import { crud, type PermissionCode, type ResourceCall, type ResourcePermissions } from './resource';

/** What records that follow from others answer to: adding, changing and removing say what to do instead. */
export const computedCalls: readonly ResourceCall[] = ['list', 'detail', 'submit', 'remove', 'export'];

/** They come about by a calculation, so the right to run it is asked of who would write them. */
export const computedBy = (menu: string, calculation: PermissionCode): ResourcePermissions => ({
  ...crud(menu),
  add: calculation,
  edit: calculation,
  remove: calculation,
});
