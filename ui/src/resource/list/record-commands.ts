import type { Resource, ResourceCall } from '@rdm/core/internal/records';

/** The commands on the records of a list; absent if the permission or the call is missing. */
export interface RecordCommands {
  readonly add?: () => void;
  /** `true` uses the list's own deletion. */
  readonly remove?: true | ((ids: readonly string[]) => void);
  readonly import?: () => void;
  readonly export?: () => void;
  readonly template?: () => void;
}

export interface RecordRights {
  readonly view: boolean;
  readonly add: boolean;
  readonly edit: boolean;
  readonly remove: boolean;
  readonly import: boolean;
  readonly export: boolean;
}

/** A permission counts only if the resource supports the call behind it; derived records cannot be edited. */
export function rightsOf(resource: Resource, can: (permission: string) => boolean): RecordRights {
  const { permissions, calls, origin } = resource;
  const may = (call: ResourceCall, permission: string) => calls.includes(call) && can(permission);
  const mayWrite = (call: ResourceCall, permission: string) => origin === 'entered' && may(call, permission);
  return {
    view: can(permissions.view),
    add: mayWrite('submit', permissions.add),
    edit: mayWrite('submit', permissions.edit),
    remove: mayWrite('remove', permissions.remove),
    import: may('import', permissions.import),
    export: may('export', permissions.export),
  };
}
