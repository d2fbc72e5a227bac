import path from 'node:path';
import { endpoints, resourceEndpoints, type Endpoint } from '@rdm/blade-protocol';
import { menuCodes, platformRole, standardRoles } from '@rdm/core/internal/access';
import { areaAccess, resources } from '@rdm/core/internal/application';
import { resourceAccess, type Access } from '@rdm/core/internal/records';
import { describe, expect, it } from 'vitest';

const roles = [platformRole, ...standardRoles];
const known = new Set(menuCodes());

interface Right {
  readonly call: string;
  readonly access: Access;
}

const ofAreas = (): Right[] =>
  Object.entries(endpoints).flatMap(([area, table]) =>
    Object.entries<Endpoint>(table).flatMap(([method, endpoint]) => {
      const access = (areaAccess as Readonly<Record<string, Readonly<Record<string, Access>>>>)[area]![method]!;
      return [endpoint.path, ...(endpoint.aliases ?? [])].map((at) => ({ call: `${endpoint.method} ${at}`, access }));
    }),
  );

const ofResources = (): Right[] =>
  resources.flatMap((resource) =>
    resourceEndpoints(resource).flatMap(({ call, method, path: at }) => {
      const right = (words: string, adding: boolean) => ({
        call: `${method} ${at}${words}`,
        access: resourceAccess(resource, call, adding),
      });
      return call === 'submit' ? [right(' (新增)', true), right(' (修改)', false)] : [right('', false)];
    }),
  );

const rights = [...ofAreas(), ...ofResources()].sort((a, b) => (a.call < b.call ? -1 : a.call > b.call ? 1 : 0));

const isOpen = (access: Access, grants: (code: string) => boolean): boolean =>
  typeof access === 'string' || (known.has(access.permission) && grants(access.permission));
const mark = (open: boolean) => (open ? '✓' : '');
const words = { public: '不需登录', guest: '已登录（含访客）', signedIn: '已登录', person: '本人登录' } as const;
const asked = (access: Access) => (typeof access === 'string' ? words[access] : `\`${access.permission}\``);

function page(): string {
  const heads = ['调用', '权限', ...roles.map(({ alias, name }) => `${name.zh} \`${alias}\``), '未登录'];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# 角色与接口权限 · Who may make which call',
    '',
    'Written by `npm run rights` from the table of endpoints, the permissions they ask for and the roles every tenant',
    'starts with; a test holds it. A role may be given more or less. Calls open to every signed-in person may ask for',
    'more by what they send. What belongs to the platform alone is open to roles of the tenant 000000 only.',
    '',
    row(heads),
    row(heads.map(() => '---')),
    ...rights.map(({ call, access }) =>
      row([
        `\`${call}\``,
        asked(access),
        ...roles.map(({ grants }) => mark(isOpen(access, grants))),
        mark(access === 'public'),
      ]),
    ),
    '',
  ].join('\n');
}

describe('Who may make which call', () => {
  it('stands in the documentation as the program has it', async () => {
    await expect(page()).toMatchFileSnapshot(path.resolve(import.meta.dirname, '../../docs/rights.md'));
  });

  it('asks for permissions that a menu offers, so that somebody can be given them', () => {
    const unknown = rights.flatMap(({ access }) =>
      typeof access === 'string' || known.has(access.permission) ? [] : [access.permission],
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('opens to strangers only what comes before a sign-in, and what its address alone opens', () => {
    const open = rights.filter(({ access }) => access === 'public').map(({ call }) => call);
    expect(open).toEqual(
      open.filter((call) =>
        /blade-auth|menu\/(routes|top-menu)|tenant\/info|deadline\/feed|blade-resource\/picture|\/enterprise\/|\/k3\/|\/noLoginEvaluate$/.test(
          call,
        ),
      ),
    );
  });
});
