import { text, type Text } from '../../kernel';
import { costItems, type CostItemCode } from '../../tax';
import { groupNames, groupOfItem, subjectGroups, type SubjectGroup } from '../verification/subject-group';

/** Part of a month that is submitted for audit as a unit: a verification group, or the cost from vouchers. */
export type AuditSubject = SubjectGroup | 'vouchers';

/** The dictionary of the subjects. */
export const AUDIT_SUBJECT = 'audit_subject';

export const auditSubjects: readonly AuditSubject[] = [...groupNames, 'vouchers'];

export const auditSubjectLabels = Object.fromEntries(
  auditSubjects.map((subject) => [
    subject,
    subject === 'vouchers' ? text('凭证归集费用', 'Cost of vouchers') : subjectGroups[subject].label,
  ]),
) as Readonly<Record<AuditSubject, Text>>;

/** The subject an item belongs to; every item belongs to one. */
export const subjectOfItem = (item: string): AuditSubject => groupOfItem(item) ?? 'vouchers';

/** The items of a subject, in the order of the ledger. */
export const itemsOfSubject = (subject: AuditSubject): CostItemCode[] =>
  costItems.filter(({ code }) => subjectOfItem(code) === subject).map(({ code }) => code);

export const isAuditSubject = (value: unknown): value is AuditSubject =>
  auditSubjects.some((subject) => subject === value);
