import type { Access, Application } from '@rdm/core/application';
import { faults, Refusal, requirePermission } from '@rdm/core/kernel';
import type { onRequestAsyncHookHandler } from 'fastify';
import { visitorOf } from './visitor';

/**
 * Turns away before anything of the body is read whoever holds none of the accesses, so that a stranger cannot make
 * the server take a file in. The use cases ask again for exactly what they need.
 */
export function admission(application: Application, anyOf: readonly Access[]): onRequestAsyncHookHandler {
  return async (request) => {
    if (anyOf.includes('public')) return;
    const { caller } = await visitorOf(application, request);
    if (!caller) throw new Refusal(faults.unauthorised());
    const asked = anyOf.flatMap((access) => (typeof access === 'string' ? [] : [access.permission]));
    if (asked.length && !asked.some((permission) => caller.permissions.has(permission))) {
      requirePermission(caller, asked[0]!);
    }
  };
}
