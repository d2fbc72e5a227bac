import { allocate, tenThousandYuan } from '../../kernel/money';
import type { Call } from '../../records';
import { ownPercent } from '../own-share';
import { projectBudget } from '../project-budget';
import { partOf } from './sheet-records';
import { seenProject } from './seen-project';
import { sharesOfYear } from './shares-of-year';

/** What a member of a centralised project bears of its budget. */
export interface MemberBudget {
  /** Null for this enterprise, which leads the project. */
  readonly memberId: string | null;
  readonly unitName: string;
  /** Percent. */
  readonly share: string;
  /** 万元; null where the project has no budget, or the shares exceed 100%. */
  readonly budget: string | null;
}

/**
 * The budget of a project that this enterprise leads, over itself and the members that confirmed their share, by the
 * largest remainder; refuses an unknown project with 404.
 */
export async function memberBudgets(call: Call, { leadProjectId }: { leadProjectId: string }): Promise<MemberBudget[]> {
  const { year } = await seenProject(call, leadProjectId);
  const members = (await sharesOfYear(call, year)).filter(
    ({ form, projectId }) => form === 'centralised' && projectId === leadProjectId,
  );
  if (members.length === 0) return [];
  const own = ownPercent(members);
  const total = (await partOf(call, projectBudget, leadProjectId))?.total ?? null;
  const parts =
    total === null || own.startsWith('-')
      ? null
      : allocate(tenThousandYuan(total).toString(), [own, ...members.map(({ share }) => share)]);
  return [{ id: null, unitName: OWN, share: own }, ...members].map(({ id, unitName, share }, at) => ({
    ...{ memberId: id, unitName, share },
    budget: parts?.[at] ?? null,
  }));
}

const OWN = '本企业（牵头）';
