import { describe, expect, it } from 'vitest';
import { menuTree, type MenuEntry } from './menu-tree';
import { isClosedToTokens, permissionsWithin } from './token-scopes';

const placedIn = (entries: readonly MenuEntry[]): { code: string; menu: string }[] =>
  entries.flatMap(({ code: menu, buttons = [], children = [] }) => [
    ...buttons.map(({ code }) => ({ code, menu })),
    ...placedIn(children),
  ]);
const everything = placedIn(menuTree);
const every = (level: string) => everything.map(({ menu }) => `${menu}:${level}`);
const within = (...scopes: string[]) => [...permissionsWithin(everything, scopes)].sort();

describe('the scopes of a token', () => {
  it('to read a page are its permissions to view, export and print; to write it are all', () => {
    expect(within('project:read')).toEqual(['project_export', 'project_view']);
    expect(within('projectreport:read')).toEqual([
      'allocationsheet_print',
      'projectreport_export',
      'projectreport_view',
    ]);
    expect(within('preferential:write')).toContain('preferential_recompute');
    expect(within()).toEqual([]);
  });

  it('give no more than the account has', () => {
    expect([...permissionsWithin([{ code: 'project_view', menu: 'project' }], ['project:write'])]).toEqual([
      'project_view',
    ]);
  });

  it('never reach who may do what, the secrets of other services, or tokens and webhooks', () => {
    const codes = within(...every('write'));
    const administrative = /^(user|role|menu|topmenu|tenant|client|param|cache|oss|sms|apitoken|webhook|datasource)_/;
    expect(codes.filter((code) => administrative.test(code))).toEqual([]);
    expect(codes).not.toContain('data_scope_setting');
    expect(isClosedToTokens('webhookdelivery_resend')).toBe(true);
    expect(codes).toContain('entpersonnel_import');
  });

  it('show pay by person only together with the right to see it', () => {
    expect(within('costpersonneldetail:read')).toEqual([]);
    expect(within('costpersonneldetail:read', 'costpersonnelsalary:read')).toContain('costpersonneldetail_view');
  });
});
