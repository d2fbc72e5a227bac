/**
 * First parts of every path that somebody who signs in may be shown; which there are below them, his menu knows. The
 * sign-in page loads this, and therefore not the routes themselves.
 */
const firstParts: ReadonlySet<string> = new Set([
  ...['wel', 'info', 'notice', 'rdm', 'project', 'desk', 'system', 'authority', 'base', 'resource', 'monitor', 'tool'],
  ...['dict-horizontal', 'dict-vertical', 'myiframe', 'test', 'resetdefpassword', 'secondfactor', 'lock'],
]);

/** Whether somebody may have a page at this path. */
export const isOwnPath = (path: string): boolean => path === '/' || firstParts.has(path.split('/')[1] ?? '');
