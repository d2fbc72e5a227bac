import { advanceIn, faults, Refusal, text, type Text } from '../../kernel';
import { concludeProject, isDraft, reopenProject, seenProject } from '../../project';
import { existing, recordDetail, updateRecords, type Call, type RecordOf } from '../../records';
import {
  completion,
  isConcluded,
  resultOf,
  type CompletionAction,
  type CompletionStanding,
  type CompletionState,
} from '../completion-state';
import { projectCompletion } from '../project-completion';

const said = {
  draft: text('项目还是草稿，请先提交立项再申请结题', 'The project is a draft; submit its approval first'),
  document: text(
    '请先上传验收报告（失败、终止的上传说明），再办理结论',
    'Upload the document of the result first: the report, or the statement of a failure or an end',
  ),
  date: text('请选择结论日期', 'Choose the date of the conclusion'),
  later: text('结论日期不能晚于今天', 'The conclusion cannot lie in the future'),
};

type Completion = RecordOf<typeof projectCompletion>;

/** A step of a completion with what it takes. */
export interface CompletionStepGiven {
  readonly id: string;
  readonly opinion?: string;
  /** Of a conclusion. */
  readonly date?: string;
}

export const stateOf = ({ state }: Pick<Completion, 'state'>): CompletionState => state as CompletionState;

/**
 * Moves a completion by one step. A conclusion ends the project with its document, and taking it back lets it go on.
 *
 * @throws Refusal for a step the state does not have, for what is missing, and 403 for a review by who applied
 */
export async function stepCompletion(
  call: Call,
  action: CompletionAction,
  { id, opinion, date }: CompletionStepGiven,
): Promise<Completion> {
  const before = await existing(call, projectCompletion, id);
  const of = await seenProject(call, before.projectId);
  if (isDraft(of)) throw new Refusal(faults.invalid(said.draft));
  const { account, userId } = call.caller;
  const time = call.clock.now();
  const today = time.slice(0, 10);
  const standing: CompletionStanding = { state: stateOf(before), steps: before.steps ?? [] };
  const after = advanceIn(completion, standing, action, { account, userId, time }, opinion ?? null);
  const result = resultOf[after.state];
  if (result !== undefined) {
    if (!before.documentFiles?.length) throw refused('documentFiles', said.document);
    if (!date) throw refused('date', said.date);
    if (date > today) throw refused('date', said.later);
    await concludeProject(call, of, { result, date });
  } else if (isConcluded(standing.state)) {
    await reopenProject(call, of);
  }
  const isReset = after.state === 'draft';
  const values = {
    state: after.state,
    steps: after.steps,
    appliedOn: isReset ? null : action === 'apply' ? today : before.appliedOn,
    reviewedOn: isReset ? null : action === 'review' ? today : before.reviewedOn,
    date: result === undefined ? null : date!,
  };
  const stale = await updateRecords(call, projectCompletion, [{ before, values }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
  return recordDetail(call, projectCompletion, id);
}

const refused = (field: string, message: Text) => new Refusal(faults.invalid(message, [{ field, message }]));
