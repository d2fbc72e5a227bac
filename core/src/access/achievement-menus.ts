import { text } from '../kernel';
import { readOnly, registerMenu, type MenuEntry } from './register-menu';

const properties = registerMenu(
  'intellectualproperty',
  text('知识产权', 'Intellectual property'),
  '/rdm/intellectualproperty',
);

/** Asking the company registry costs calls, so it has a permission of its own. */
const propertyMenu: MenuEntry = {
  ...properties,
  buttons: [
    ...(properties.buttons ?? []),
    { code: 'intellectualproperty_refresh', name: text('从天眼查更新', 'Refresh from the registry'), action: 1 },
  ],
};

/** The registers of what research brought, and how they stand together. */
export const achievementMenu: MenuEntry = {
  code: 'rdmachievement',
  name: text('成果与知识产权', 'Achievements'),
  path: '/rdm/achievement',
  icon: 'iconfont iconicon_glass',
  children: [
    registerMenu('achievementstanding', text('成果概览', 'Overview'), '/rdm/achievement/standing', ['view']),
    propertyMenu,
    registerMenu('iprdeal', text('知识产权运用', 'Deals in intellectual property'), '/rdm/iprdeal'),
    registerMenu('hightechproduct', text('高新技术产品', 'High-tech products'), '/rdm/hightechproduct'),
    registerMenu('hightechincome', text('高新产品收入', 'Income from products'), '/rdm/hightechincome'),
    registerMenu('achievementtrans', text('科技成果转化', 'Conversions'), '/rdm/achievementtrans'),
    registerMenu('techstandard', text('参与制定标准', 'Standards contributed to'), '/rdm/techstandard'),
    registerMenu('iprapicount', text('天眼查调用次数', 'Calls to the registry'), '/rdm/iprapicount', [
      ...readOnly,
      ...(['add', 'edit', 'delete'] as const),
    ]),
  ],
};
