import { faults, Refusal, text, type FieldFault } from '../../kernel';
import {
  checkDraft,
  messageAlone,
  recordDetail,
  updateRecords,
  wholly,
  writeChecked,
  type Call,
  type Draft,
} from '../../records';
import { machineFields, stateOf, type FormerVersion } from '../application/application-fields';
import { advance, titleMoves, titleStates, type TitleAction } from '../application/title-state';
import type { ApplicationRecord, Title } from '../application/title';
import { factsNow } from './paper-facts';
import { keptFigures, titleFigures } from './title-figures';
import { titleOverview } from './title-overview';
import { titleNamed, titleRecords } from './title-record';

/** Submits a draft. @throws Refusal where something required is missing, naming all of it */
export async function submitTitle(
  call: Call,
  title: Title,
  { id }: { readonly id: string },
): Promise<ApplicationRecord> {
  return handIn(call, title, await titleNamed(call, title, id), 'submit');
}

/**
 * Submits a returned or rejected application anew, with the changes the body makes; the version before it is kept. The
 * body names it by its id, or by its year.
 */
export async function resubmitTitle(
  call: Call,
  title: Title,
  { draft }: { readonly draft: Draft },
): Promise<ApplicationRecord> {
  const before = await applicationMeant(call, title, draft);
  const move = titleMoves.resubmit;
  if (!move.from.includes(stateOf(before))) {
    const { zh, en } = titleStates[stateOf(before)];
    throw new Refusal(
      faults.invalid(
        text(
          `只有已退回或未通过的申请可以重新提交，当前为${zh}`,
          `Only a returned or rejected application can be resubmitted; this one is ${en.toLowerCase()}`,
        ),
      ),
    );
  }
  const checked = await checkDraft(call, title.resource, { ...draft, id: before.id }, before);
  const [first] = checked.faults;
  if (first) throw new Refusal(faults.invalid(messageAlone(title.resource, first), checked.faults));
  await writeChecked(call, title.resource, call.hooksOf(title.resource), checked);
  return handIn(call, title, await titleNamed(call, title, before.id), 'resubmit');
}

async function applicationMeant(call: Call, title: Title, { id, year }: Draft): Promise<ApplicationRecord> {
  if (typeof id === 'string' && id !== '') return titleNamed(call, title, id);
  const [found] = /^\d{4}$/.test(String(year ?? '')) ? await titleRecords(call, title, String(year)) : [];
  if (!found) throw new Refusal(faults.notFound(title.resource.label));
  return found;
}

async function handIn(
  call: Call,
  title: Title,
  before: ApplicationRecord,
  action: TitleAction,
): Promise<ApplicationRecord> {
  const { caller, clock } = call;
  const time = clock.now();
  const maker = { account: caller.account, userId: caller.userId, time };
  const standing = advance({ state: stateOf(before), steps: before.steps ?? [] }, action, maker);
  await requireComplete(call, title, before);
  const figures = keptFigures(await titleFigures(call, title, before, before.year));
  const versions = before.versions ?? [];
  const usedUp = await title.usesUp?.(call, { year: before.year, values: before });
  const version: FormerVersion = {
    number: versions.length + 1,
    by: caller.account,
    time,
    values: valuesOf(title, before),
    figures,
    ...(usedUp && { usedUp }),
    ...(title.freezes && { paper: await factsNow(call, title, before, before.year, figures) }),
  };
  return stepped(call, title, before, { ...standing, remarks: null, figures, versions: [...versions, version] });
}

/** The fields of an application besides those of its steps. */
function valuesOf({ resource }: Title, record: ApplicationRecord): FormerVersion['values'] {
  const own = Object.keys(resource.fields).filter((name) => !machineFields.includes(name));
  return Object.fromEntries(own.map((name) => [name, record[name] ?? null]));
}

async function requireComplete(call: Call, title: Title, record: ApplicationRecord): Promise<void> {
  const { missing, figures, slots } = await titleOverview(call, title, { id: record.id });
  if (missing.length === 0) return;
  const message = text(
    `申请还缺少：${missing.map(({ zh }) => zh).join('、')}，请补齐后提交`,
    `The application still lacks: ${missing.map(({ en }) => en).join(', ')}; complete it, then submit`,
  );
  const fields: FieldFault[] = [
    ...figures.filter(({ required, value, overridden }) => required && value === null && overridden === null),
    ...slots.filter(({ required, files }) => required && files.length === 0),
  ].map(({ field, label }) => ({ field, message: text(`缺少${label.zh}`, `${label.en} is missing`) }));
  throw new Refusal(faults.invalid(message, fields));
}

/** Writes what a step changes. @throws Refusal 409 where somebody else has changed the record meanwhile */
export async function stepped(
  call: Call,
  title: Title,
  before: ApplicationRecord,
  values: Partial<Pick<ApplicationRecord, 'state' | 'steps' | 'remarks' | 'figures' | 'versions' | 'overrides'>>,
): Promise<ApplicationRecord> {
  const stale = await updateRecords(wholly(call), title.resource, [{ before, values }]);
  if (stale.length) throw new Refusal(faults.staleVersion());
  return recordDetail(call, title.resource, before.id);
}
