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
  'projectopinion',
  'governmentprojectbudget',
  'externalunitsbudget',
  'thisexternalbudget',
  'attachment',
  'projectworktime',
  'hoursmonth',
  'hoursapproval',
  'worksignal',
  'signalpattern',
  'projectmaterial',
  'projectassetsfixedschema',
  'projectassetsvirtualschema',
  'projectassetspowerschema',
  'projectpowerschema',
  'projectmaterialschema',
  'productionbatch',
  'productionbatchproject',
  'intellectualproperty',
  'hightechproduct',
  'achievementtrans',
  'techstandard',
  'projectdevinfo',
  'projectsearchrecord',
  'projectsurveyrecord',
  'projectdemonstrrecord',
  'projectmember',
  'projectdevactivities',
  'projectachievement',
  'projectcompletion',
  'projectreferencefile',
  'papertemplate',
];
/** Declarations are passed by others than those who submit them. */
const REVIEW = 'declaration_review';
/** So are applications for titles. */
const TITLE_REVIEW = 'titlereview_review';
/** The certification of the enterprise is reviewed by others than those who fill in its card. */
const CERTIFY = 'bizcert_review';
/** The completion of a project is reviewed by others than those who apply for it. */
const COMPLETION_REVIEW = 'projectcompletion_review';
/** Finance hands in and corrects, others pass. */
/** What was asked of an expert, who is never the one who asked. */
const DIAGNOSE = 'diagnoserecord_diagnose';
const reviews = [
  REVIEW,
  TITLE_REVIEW,
  CERTIFY,
  COMPLETION_REVIEW,
  'hoursapproval_review',
  'hoursapproval_all',
  DIAGNOSE,
];
/** What was found and said of it is for those who answer for the figures of the enterprise. */
const RISKS = 'riskexplanation';
const DIAGNOSES = 'diagnose';
/** What an expert from outside needs: what was asked, the data kept with it, and the law. */
const ofExpert = [
  ...['desk', 'policynews', 'policynews_view', 'policies_view', 'rdmtitle', 'diagnoserecord', 'diagnoserecord_view'],
  ...['diagnoserecord_export', DIAGNOSE, 'diagnosefinding', 'diagnosefinding_view', 'diagnosedata'],
  ...['diagnosedata_view', 'functionenable_view'],
];
/** Hours are approved by the leaders of projects, and by the administrator where they cannot. */
const HOURS_OF_ALL = ['hoursapproval_all', 'hoursmonth_view', 'hoursmonth_export'];
const ofProjectManager = (code: string) =>
  projectManagerEdits.some((menu) => code.startsWith(`${menu}_`)) &&
  !HOURS_OF_ALL.includes(code) &&
  code !== COMPLETION_REVIEW;
/** What a member of R&D staff needs to fill in his own hours. */
const ofMember = ['rdmproject', 'hoursmonth', 'hoursmonth_fill', 'functionenable_view'];
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
    grants: staff(
      (code) => !reviews.includes(code) && (!isButton(code) || !code.startsWith('dictbiz_') || isView(code)),
    ),
  },
  {
    alias: 'projectmanager',
    name: text('项目负责人', 'Project manager'),
    grants: withoutPay(
      (code) =>
        !code.startsWith(RISKS) &&
        !code.startsWith(DIAGNOSES) &&
        (!isButton(code) || (isView(code) && !HOURS_OF_ALL.includes(code)) || ofProjectManager(code)),
    ),
  },
  {
    alias: 'reviewer',
    name: text('审核人员', 'Reviewer'),
    grants: withoutPay((code) =>
      !isButton(code)
        ? !['rdmimport', 'hoursmonth'].includes(code)
        : [REVIEW, TITLE_REVIEW, CERTIFY, COMPLETION_REVIEW].includes(code) || isView(code),
    ),
  },
  { alias: 'expert', name: text('诊断专家', 'Expert'), grants: (code) => ofExpert.includes(code) },
  { alias: 'member', name: text('研发人员', 'R&D member'), grants: (code) => ofMember.includes(code) },
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
