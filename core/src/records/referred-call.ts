import { wholly, type Call } from './call';
import type { ReferenceField } from './declaration/field';
import type { Resource } from './declaration/resource';

/**
 * The call in which the records that a reference names are looked for. Who sees a record sees the names in it, and may
 * enter those that others chose: so in the whole of the register. A record of the same register, or one that this goes
 * along with, must be seen itself.
 */
export const referredCall = (call: Call, from: Resource, { to, goesAlong }: ReferenceField): Call =>
  to === from.name || goesAlong ? call : wholly(call);
