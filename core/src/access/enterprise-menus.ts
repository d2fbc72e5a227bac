import { text } from '../kernel';
import { registerMenu, type MenuEntry } from './register-menu';

const enterpriseRegister = registerMenu('enterprise', text('企业信息', 'Enterprise'), '/rdm/enterpriseinfo', [
  'view',
  'add',
  'edit',
  'delete',
  'export',
]);
/** The card of the enterprise, and the review of its certification, which is for other people. */
export const enterpriseMenu: MenuEntry = {
  code: 'rdmenterprise',
  name: text('企业信息与认证', 'Enterprise and certification'),
  path: '/rdm/enterprise',
  icon: 'iconfont iconicon_addressbook',
  children: [
    enterpriseRegister,
    {
      code: 'bizcert',
      name: text('工商认证审核', 'Certifications to review'),
      path: '/rdm/bizcert',
      buttons: [
        { code: 'bizcert_view', name: text('查看认证', 'View certifications'), action: 2 },
        { code: 'bizcert_review', name: text('审核认证', 'Review certifications'), action: 2 },
      ],
    },
  ],
};
