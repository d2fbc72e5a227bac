import { text, type Text } from '../kernel';
import { registerMenu, type MenuEntry } from './register-menu';

/** The menu of a title: handing an application in has a permission of its own. */
function titleMenu(code: string, name: Text, path: string): MenuEntry {
  const menu = registerMenu(code, name, path, ['view', 'add', 'edit', 'delete', 'export']);
  return {
    ...menu,
    buttons: [...(menu.buttons ?? []), { code: `${code}_submit`, name: text('提交', 'Submit'), action: 2 }],
  };
}

const diagnosisMenu = registerMenu('diagnoserecord', text('专家诊断', 'Diagnosis'), '/rdm/diagnosis', [
  ...(['view', 'add', 'edit', 'delete', 'export'] as const),
]);

/** The pages of titles. Who reviews applications is not who hands them in. */
export const titleMenus: MenuEntry = {
  code: 'rdmtitle',
  name: text('企业称号', 'Titles'),
  path: '/rdm/title',
  icon: 'iconfont iconicon_work',
  children: [
    registerMenu('evaluationrecord', text('企业自评', 'Self-assessment'), '/rdm/evaluationrecord', [
      ...(['view', 'add', 'edit', 'delete', 'export'] as const),
    ]),
    {
      ...diagnosisMenu,
      buttons: [
        ...(diagnosisMenu.buttons ?? []),
        { code: 'diagnoserecord_diagnose', name: text('专家诊断', 'Diagnose'), action: 2 },
      ],
    },
    registerMenu('diagnosefinding', text('诊断整改事项', 'Findings to settle'), '/rdm/diagnosis/findings', [
      ...(['view', 'edit', 'export'] as const),
    ]),
    registerMenu('diagnosedata', text('诊断数据', 'Data of diagnoses'), '/rdm/diagnosis/data', [
      ...(['view', 'add', 'edit', 'delete', 'export'] as const),
    ]),
    titleMenu('enterprisehthr', text('高新技术企业证书', 'High-tech certificate'), '/rdm/title/high-tech'),
    titleMenu('enterprisehightech', text('高新技术企业认定', 'Recognition as high-tech'), '/rdm/enterprisehightech'),
    registerMenu('rdactivity', text('高企研发活动', 'R&D activities'), '/rdm/rdactivity'),
    titleMenu('enterprisehtsme', text('科技型中小企业', 'Technology SME'), '/rdm/title/tech-sme'),
    titleMenu('enterpriseabovescale', text('规上企业入库', 'Above designated size'), '/rdm/title/above-scale'),
    titleMenu('enterprisegazelle', text('瞪羚等地方称号', 'Local titles'), '/rdm/title/gazelle'),
    {
      code: 'titlereview',
      name: text('称号审核', 'Titles to review'),
      path: '/rdm/title/review',
      buttons: [
        { code: 'titlereview_view', name: text('查看待审核申请', 'View what waits'), action: 2 },
        { code: 'titlereview_review', name: text('审核称号申请', 'Review applications'), action: 2 },
      ],
    },
  ],
};
