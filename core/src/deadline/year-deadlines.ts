import { intellectualProperty, propertyDates } from '../achievement';
import { diagnosisFinding, diagnosisRecord } from '../diagnosis';
import { fill, text, type LegalBasis, type Text } from '../kernel';
import { policy } from '../policy';
import { entrustedContract, projectOpinion } from '../project';
import type { Call, Condition, Resource } from '../records';
import { titleDeadlines } from '../title';
import { deadline } from './deadline';
import type { DeadlineKind } from './deadline-dictionaries';
import { lawDeadlines, movedToWorkday } from './law-deadlines';

/** Something that is due in a year, who sees to it, and how far it is. */
export interface YearDeadline {
  /** By which it is known over the years. */
  readonly key: string;
  readonly kind: DeadlineKind;
  /** yyyy-MM-dd */
  readonly date: string;
  readonly title: Text;
  readonly basis: LegalBasis | null;
  /** The page where it is done. */
  readonly to: string;
  readonly responsible: string | null;
  readonly done: boolean;
  readonly doneOn: string | null;
  readonly remark: string | null;
  /** The id of one that was entered; null for one that follows from something else. */
  readonly ownId: string | null;
}

type Found = Pick<YearDeadline, 'key' | 'kind' | 'date' | 'title' | 'to'> & { readonly basis?: LegalBasis | null };

const said = {
  contract: text(
    '合同 {no} 须在汇算清缴前完成技术合同登记，否则其委托研发费用不予加计',
    'Contract {no} has to be registered before the settlement, or its cost does not count',
  ),
  opens: text('{title} 开始申报', 'Applications open: {title}'),
  closes: text('{title} 申报截止', 'Applications close: {title}'),
  opinion: text('报送项目鉴定资料', 'Papers for the opinion about a project'),
  finding: text('诊断整改：{finding}', 'Finding to settle: {finding}'),
};
const YES = '2';

/** Everything due in a year of which the caller may see where it comes from, by day. */
export async function yearDeadlines(call: Call, { year }: { readonly year: string }): Promise<readonly YearDeadline[]> {
  const found = [
    ...lawDeadlines(year).map(({ on, ...each }): Found => ({ ...each, date: on })),
    ...(await ofTitles(call, year)),
    ...(await ofProperty(call, year)),
    ...(await ofContracts(call, year)),
    ...(await ofPolicies(call, year)),
    ...(await ofOpinions(call, year)),
    ...(await ofFindings(call, year)),
  ];
  const kept = await call.records.find(deadline, {
    where: [{ field: 'year', is: 'equal', value: year }],
    order: [{ field: 'id' }],
  });
  const byKey = new Map(kept.filter(({ key }) => key).map((each) => [each.key!, each]));
  const derived = found.map(({ basis = null, ...each }): YearDeadline => {
    const told = byKey.get(each.key);
    return {
      ...each,
      ...{ basis, responsible: told?.responsible ?? null, done: told?.done === YES, doneOn: told?.doneOn ?? null },
      ...{ remark: told?.remark ?? null, ownId: null },
    };
  });
  const own = kept
    .filter(({ key }) => !key)
    .map(({ id, date, title, responsible, done, doneOn, remark }): YearDeadline => ({
      ...{ key: id, kind: 'own', date, title: text(title, title), basis: null, to: '/rdm/calendar' },
      ...{ responsible, done: done === YES, doneOn, remark, ownId: id },
    }));
  return [...derived, ...own].toSorted((a, b) => (`${a.date} ${a.key}` < `${b.date} ${b.key}` ? -1 : 1));
}

const sees = (call: Call, { permissions }: Resource): boolean => call.caller.permissions.has(permissions.view);

const within = <F extends string>(field: F, year: string): readonly Condition<F>[] => [
  { field, is: 'greaterOrEqual', value: `${year}-01-01` },
  { field, is: 'lessOrEqual', value: `${year}-12-31` },
];

async function ofTitles(call: Call, year: string): Promise<Found[]> {
  const due = await titleDeadlines(call);
  return due
    .filter(({ on }) => on.startsWith(year))
    .map(({ code, on, message, to }) => ({
      ...{ key: `title ${code} ${on} ${message.zh}`.slice(0, 300), kind: 'title', date: on, title: message, to },
    }));
}

async function ofProperty(call: Call, year: string): Promise<Found[]> {
  if (!sees(call, intellectualProperty)) return [];
  const dates = await propertyDates(call);
  return dates
    .filter(({ day }) => day.startsWith(year))
    .map(({ kind, day, propertyId, message }) => ({
      ...{ key: `property ${propertyId} ${kind} ${day}`, kind: 'property', date: day, title: message },
      to: `/rdm/intellectualproperty?id=${propertyId}`,
    }));
}

/** Of the year before: they are registered by its settlement. */
async function ofContracts(call: Call, year: string): Promise<Found[]> {
  if (!sees(call, entrustedContract)) return [];
  const contracts = await call.records.find(entrustedContract, {
    where: [{ field: 'year', is: 'equal', value: String(Number(year) - 1) }],
    order: [{ field: 'contractNo' }],
  });
  return contracts
    .filter(({ registrationNo }) => !registrationNo)
    .map(({ id, contractNo }) => ({
      ...{ key: `contract ${id}`, kind: 'contract', date: movedToWorkday(`${year}-05-31`) },
      title: fill(said.contract, { no: contractNo }),
      basis: { document: '财税〔2015〕119号', article: '第二条第3项' },
      to: `/rdm/entrustdevdata?id=${id}`,
    }));
}

async function ofPolicies(call: Call, year: string): Promise<Found[]> {
  if (!sees(call, policy)) return [];
  const offered = await call.records.find(policy, {
    where: [{ field: 'contentStatus', is: 'equal', value: '1' }],
    order: [{ field: 'id' }],
  });
  return offered.flatMap(({ id, title, opensOn, closesOn, documentNo }) => {
    const to = documentNo ? `/notice?document=${encodeURIComponent(documentNo)}` : '/notice';
    const at = (kind: 'opens' | 'closes', date: string | null): Found[] =>
      date?.startsWith(year)
        ? [{ key: `policy ${id} ${kind}`, kind: 'policy', date, title: fill(said[kind], { title }), to }]
        : [];
    return [...at('opens', opensOn), ...at('closes', closesOn)];
  });
}

async function ofOpinions(call: Call, year: string): Promise<Found[]> {
  if (!sees(call, projectOpinion)) return [];
  const doubts = await call.records.find(projectOpinion, { where: within('dueOn', year), order: [{ field: 'id' }] });
  return doubts
    .filter(({ repliedOn, outcome }) => !repliedOn && outcome === 'pending')
    .map(({ id, dueOn }) => ({
      ...{ key: `opinion ${id}`, kind: 'opinion', date: dueOn!, title: said.opinion },
      basis: { document: '国科发政〔2017〕211号', article: '事中异议项目鉴定' },
      to: `/rdm/projectopinion?id=${id}`,
    }));
}

async function ofFindings(call: Call, year: string): Promise<Found[]> {
  if (!sees(call, diagnosisFinding)) return [];
  const findings = await call.records.find(diagnosisFinding, {
    where: within('dueOn', year),
    order: [{ field: 'id' }],
  });
  const published = await call.records.find(diagnosisRecord, {
    where: [{ field: 'id', is: 'in', value: findings.flatMap(({ recordId }) => recordId ?? []) }],
  });
  const shown = new Set(
    published.filter(({ state }) => state === 'diagnosed' || state === 'closed').map(({ id }) => id),
  );
  return findings
    .filter(({ recordId, done }) => shown.has(recordId ?? '') && done !== YES)
    .map(({ id, dueOn, finding }) => ({
      ...{ key: `finding ${id}`, kind: 'finding', date: dueOn!, to: '/rdm/diagnosis/findings' },
      title: fill(said.finding, { finding: finding ?? '' }),
    }));
}
