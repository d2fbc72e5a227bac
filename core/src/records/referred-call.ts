import { wholly, type Call } from './call';
import type { ReferenceField } from './declaration/field';
import type { Resource } from './declaration/resource';

/**
 * The call in which the records of a reference are looked up. A caller who sees a record also sees the names in it and
 * may enter names that others chose, so the lookup ignores data scopes. A record of the same register, or one that the
 * referring record `goesAlong` with, must be visible itself.
 */
export const referredCall = (call: Call, from: Resource, { to, goesAlong }: ReferenceField): Call =>
  to === from.name || goesAlong ? call : wholly(call);
