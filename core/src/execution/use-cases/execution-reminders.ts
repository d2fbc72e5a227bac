import { fill, hasApplied, text, type Text } from '../../kernel';
import { personnel, project } from '../../project';
import { wholly, type Call, type RecordOf } from '../../records';
import { completion } from '../completion-state';
import { developmentActivity } from '../development-activity';
import { COMPLETION_REVIEW, projectCompletion } from '../project-completion';
import { lastMonth, silentProjects } from '../silent-projects';
import { stateOf } from './completion-steps';

/** Something about carrying out projects that waits for the caller, and the page where it is done. */
export interface ExecutionReminder {
  readonly kind: 'activity' | 'returned' | 'review';
  readonly message: Text;
  readonly to: string;
}

const COMPLETIONS = '/rdm/project/completion';
const NAMED = 5;
const said = {
  activity: text(
    '您负责的项目 {month} 没有研发活动记录：{codes}',
    'Your projects have no activity of {month}: {codes}',
  ),
  returned: text('项目 {code} 的结题被退回：{opinion}', 'The completion of {code} was returned: {opinion}'),
  review: text('{count} 个结题待评审', '{count} {count|completion waits|completions wait} for review'),
  concluding: text(
    '{count} 个结题待办理结论',
    '{count} {count|completion waits for its|completions wait for their} conclusion',
  ),
};

/**
 * What waits for the caller: activities of last month of the projects he leads, completions returned to him, and those
 * of others to review. Who leads a project is told by the account of its leader.
 */
export async function executionReminders(call: Call): Promise<readonly ExecutionReminder[]> {
  return [...(await ofLeader(call)), ...(await ofReviewer(call))];
}

async function ofLeader(call: Call): Promise<ExecutionReminder[]> {
  const { permissions, account } = call.caller;
  const today = call.clock.now().slice(0, 10);
  const { records } = wholly(call);
  const people = await records.find(personnel, { where: [{ field: 'account', is: 'equal', value: account }] });
  if (account === '' || people.length === 0) return [];
  const led = await records.find(project, {
    where: [
      { field: 'leader', is: 'in', value: people.map(({ id }) => id) },
      { field: 'completion', is: 'equal', value: 'ongoing' },
    ],
    order: [{ field: 'code' }],
  });
  const ofLed = [{ field: 'projectId', is: 'in', value: led.map(({ id }) => id) }] as const;
  if (led.length === 0) return [];
  const found: ExecutionReminder[] = [];
  if (permissions.has(developmentActivity.permissions.add)) {
    const month = lastMonth(today);
    const silent = silentProjects(led, await records.find(developmentActivity, { where: ofLed }), month);
    if (silent.length > 0)
      found.push({ kind: 'activity', message: named(silent, month), to: '/rdm/project/activities' });
  }
  if (permissions.has(projectCompletion.permissions.edit)) {
    for (const each of await records.find(projectCompletion, { where: ofLed })) {
      const last = each.steps?.at(-1);
      if (stateOf(each) !== 'draft' || last?.action !== 'return') continue;
      const code = led.find(({ id }) => id === each.projectId)?.code ?? '';
      found.push({
        kind: 'returned',
        message: fill(said.returned, { code, opinion: last.opinion ?? '' }),
        to: `${COMPLETIONS}?id=${each.id}`,
      });
    }
  }
  return found;
}

function named(projects: readonly RecordOf<typeof project>[], month: string): Text {
  const codes = projects
    .slice(0, NAMED)
    .map(({ code }) => code)
    .join('、');
  return fill(said.activity, { month, codes: projects.length > NAMED ? `${codes}…` : codes });
}

async function ofReviewer(call: Call): Promise<ExecutionReminder[]> {
  if (!call.caller.permissions.has(COMPLETION_REVIEW)) return [];
  const waiting = await call.records.find(projectCompletion, {
    where: [{ field: 'state', is: 'in', value: ['applied', 'reviewed'] }],
  });
  const others = waiting.filter(({ steps }) => !hasApplied(completion, steps ?? [], call.caller.userId));
  const count = (state: string) => others.filter((each) => each.state === state).length;
  return (['applied', 'reviewed'] as const).flatMap((state): ExecutionReminder[] => {
    const sentence = state === 'applied' ? said.review : said.concluding;
    const of = count(state);
    return of === 0
      ? []
      : [{ kind: 'review', message: fill(sentence, { count: of }), to: `${COMPLETIONS}?state=${state}` }];
  });
}
