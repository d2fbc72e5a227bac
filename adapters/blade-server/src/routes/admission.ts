import type { Access, Application } from '@rdm/core/application';
import { faults, Refusal, requirePermission } from '@rdm/core/kernel';
import type { onRequestAsyncHookHandler } from 'fastify';
import { visitorOf } from './visitor';

/**
 * Turns strangers away before anything of the body is read, so that they cannot make the server take a file in.
 * The use cases ask again for exactly what they need.
 */
export function admission(application: Application, access: Access): onRequestAsyncHookHandler {
  return async (request) => {
    if (access === 'public') return;
    const { caller } = await visitorOf(application, request);
    if (!caller) throw new Refusal(faults.unauthorised());
    if (access !== 'signedIn') requirePermission(caller, access.permission);
  };
}
