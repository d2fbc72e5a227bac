import { text, type Text } from '../kernel';
import { menuTree, type MenuEntry } from './menu-tree';
import { showsPay } from './pay-secrecy';
import { isForAdministrators, isPlatformOnly } from './platform-menus';

export interface StandardRole {
  readonly alias: string;
  readonly name: Text;
  /** Whether the role grants a menu or button, by its code. */
  readonly grants: (code: string) => boolean;
}

const projectManagerEdits = [
  'project',
  'projectmaster',
  'projectphase',
  'projectcrossyear',
  'externalunits',
  'attachment',
  'projectworktime',
  'projectmaterial',
  'projectassetsfixedschema',
  'projectassetsvirtualschema',
  'projectassetspowerschema',
  'projectpowerschema',
  'projectmaterialschema',
  'productionbatch',
  'productionbatchproject',
];
/** Declarations are passed by others than those who submit them. */
const REVIEW = 'declaration_review';
const isButton = (code: string) => code.includes('_');
const isView = (code: string) => code.endsWith('_view') || code.endsWith('_export');

type Grants = StandardRole['grants'];

/** Roles of an enterprise without administrative rights. */
const staff =
  (grants: Grants): Grants =>
  (code) =>
    !isPlatformOnly(code) && !isForAdministrators(code) && grants(code);

/** Staff who see what projects cost, but not what a person is paid. */
const withoutPay = (grants: Grants): Grants => staff((code) => !showsPay(code) && grants(code));

/** The roles every tenant starts with. docs/product.md, People and roles */
export const standardRoles: readonly StandardRole[] = [
  { alias: 'admin', name: text('管理员', 'Administrator'), grants: (code) => !isPlatformOnly(code) },
  {
    alias: 'user',
    name: text('财务人员', 'Finance clerk'),
    grants: staff((code) => code !== REVIEW && (!isButton(code) || !code.startsWith('dictbiz_') || isView(code))),
  },
  {
    alias: 'projectmanager',
    name: text('项目负责人', 'Project manager'),
    grants: withoutPay(
      (code) => !isButton(code) || isView(code) || projectManagerEdits.some((menu) => code.startsWith(`${menu}_`)),
    ),
  },
  {
    alias: 'reviewer',
    name: text('审核人员', 'Reviewer'),
    grants: withoutPay((code) => (!isButton(code) ? code !== 'rdmimport' : code === REVIEW || isView(code))),
  },
];

export const platformRole: StandardRole = {
  alias: 'administrator',
  name: text('超级管理员', 'Platform administrator'),
  grants: () => true,
};

/** All menu and button codes, parents before children. */
export function menuCodes(entries: readonly MenuEntry[] = menuTree): string[] {
  return entries.flatMap((entry) => [
    entry.code,
    ...(entry.buttons ?? []).map(({ code }) => code),
    ...menuCodes(entry.children ?? []),
  ]);
}
