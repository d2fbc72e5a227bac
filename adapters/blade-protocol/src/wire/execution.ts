import { type executionCalls, developmentActivity, projectCompletion } from '@rdm/core/internal/execution';
import { personnel } from '@rdm/core/internal/project';
import { download, get, post, type Wire } from './wire-line';

const completion = 'blade-rdm/projectcompletion';
const answered = { record: projectCompletion } as const;

/** How projects are prepared, carried out and completed. docs/product.md, Carrying out a project */
export const executionWire: Wire<typeof executionCalls> = {
  activityAmount: post('blade-rdm/projectdevactivities/submit/amount/{id}', { record: developmentActivity }),
  people: get('blade-rdm/entpersonnel/list-info', { filters: personnel }),
  nameList: download('blade-rdm/project/name-list'),
  finalAccount: download('blade-rdm/project/final-account'),
  timeline: get('blade-rdm/project/timeline'),
  reminders: get('blade-rdm/project/execution/reminders'),
  applyCompletion: post(`${completion}/apply`, answered),
  endProject: post(`${completion}/end`, answered),
  reviewCompletion: post(`${completion}/review`, answered),
  concludeCompletion: post(`${completion}/conclude`, answered),
  reopenCompletion: post(`${completion}/reopen`, answered),
};
