import { crud, type ResourceCall, type ResourcePermissions } from '../../kernel';

/** What a view answers to: adding, changing and removing answer with what to do instead. */
export const viewCalls: readonly ResourceCall[] = ['list', 'detail', 'submit', 'remove', 'export'];

/** Cost comes about by building it, so that right is asked of who would write a view. */
export const viewRights = (menu: string): ResourcePermissions => {
  const build = 'costrecord_init';
  return { ...crud(menu), add: build, edit: build, remove: build };
};
