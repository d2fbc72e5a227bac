import { text } from '../kernel';
import { registerMenu, type MenuEntry } from './register-menu';

const completion = registerMenu('projectcompletion', text('结题验收', 'Completions'), '/rdm/project/completion', [
  ...(['view', 'add', 'edit', 'delete', 'export'] as const),
]);

/** Whoever applies for the completion of a project is not who reviews it. */
const completionMenu: MenuEntry = {
  ...completion,
  buttons: [
    ...(completion.buttons ?? []),
    { code: 'projectcompletion_review', name: text('评审结题', 'Review completions'), action: 2 },
  ],
};

/** The registers of how projects are prepared, carried out and completed. */
export const executionMenu: MenuEntry = {
  code: 'rdmexecution',
  name: text('项目过程', 'Project execution'),
  path: '/rdm/execution',
  icon: 'iconfont iconicon_task',
  children: [
    registerMenu('projectdevinfo', text('立项准备', 'Preparation'), '/rdm/project/preparation'),
    registerMenu('projectsearchrecord', text('查新检索记录', 'Novelty searches'), '/rdm/project/searches'),
    registerMenu('projectsurveyrecord', text('调研记录', 'Surveys'), '/rdm/project/surveys'),
    registerMenu('projectdemonstrrecord', text('论证评审记录', 'Expert reviews'), '/rdm/project/reviews'),
    registerMenu('projectmember', text('项目成员', 'Members'), '/rdm/project/members'),
    registerMenu('projectdevactivities', text('研发活动记录', 'Activities'), '/rdm/project/activities'),
    registerMenu('projectachievement', text('项目成果', 'Results'), '/rdm/project/results'),
    completionMenu,
    registerMenu('projectreferencefile', text('留存备查资料', 'Retained files'), '/rdm/project/retained', [
      ...(['view', 'add', 'edit', 'delete', 'export'] as const),
    ]),
  ],
};
