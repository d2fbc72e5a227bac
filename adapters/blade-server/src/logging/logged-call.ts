import { answers, endpoints, type Endpoint } from '@rdm/blade-protocol';
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

/** Special calls with GET that write. docs/wire.md, Calls of the main job */
const writingReads = new Set(['reverseAllocation.allocate', 'reverseAllocation.clearTime']);
/** POST calls that only ask. */
const askingPosts = new Set(['session.sendLogs', 'profile.confirmPassword', 'workbooks.recognise']);

export function loggedSpecialCall(area: string, name: string, { method, answer }: Endpoint): LoggedCall {
  const full = `${area}.${name}`;
  const writes = (method !== 'GET' && answer !== 'download') || writingReads.has(full);
  const about = (answers as Readonly<Record<string, Readonly<Record<string, { about: { zh: string } }>>>>)[area]?.[
    name
  ];
  return {
    of: area,
    name,
    title: about?.about.zh ?? full,
    kind: declaredLogging(area, name) ?? (writes && !askingPosts.has(full) ? 'write' : 'read'),
  };
}

/** What the declaration of a call says of its logging, where its method does not tell. */
const declaredLogging = (area: string, name: string): LoggedCall['kind'] | undefined =>
  (areaCalls as Readonly<Record<string, AreaCalls>>)[area]?.[name]?.logged;

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
