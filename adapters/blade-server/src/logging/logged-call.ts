import { endpoints, type Endpoint } from '@rdm/blade-protocol';
import { areaCalls } from '@rdm/core/application';
import type { AreaCalls, Resource, ResourceCall } from '@rdm/core/records';

/** What the logs say of a call, beside the request itself. */
export interface LoggedCall {
  /** The area or resource, and the call in it. */
  readonly of: string;
  readonly name: string;
  readonly title: string;
  /** `write` is kept in the call log; an `event` is told in the event log as well, with what it counted. */
  readonly kind: 'read' | 'write' | 'event';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    logged?: LoggedCall;
  }
}

/** A call's title and what the logs keep of it are declared with it; where nothing is said its method tells. */
export function loggedSpecialCall(area: string, name: string, { method, answer }: Endpoint): LoggedCall {
  const call = (areaCalls as Readonly<Record<string, AreaCalls>>)[area]![name]!;
  const writes = method !== 'GET' && answer !== 'download';
  return { of: area, name, title: call.about.zh, kind: call.logged ?? (writes ? 'write' : 'read') };
}

const titles: Readonly<Partial<Record<ResourceCall, string>>> = {
  submit: '保存',
  remove: '删除',
  restore: '恢复',
  import: '导入',
};

export function loggedResourceCall(resource: Resource, call: ResourceCall): LoggedCall {
  const title = titles[call];
  return {
    of: resource.name,
    name: call,
    title: `${title ?? call}${resource.label.zh}`,
    kind: call === 'import' ? 'event' : title ? 'write' : 'read',
  };
}

/** Signing in is logged although nobody is signed in yet; signing out although it is a GET. */
export const isSignIn = (path: string): boolean => path === endpoints.session.token.path;
export const isSignOut = (path: string, method: string): boolean =>
  path === endpoints.session.logout.path && method === 'GET';
