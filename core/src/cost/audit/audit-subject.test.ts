import { describe, expect, it } from 'vitest';
import { costItems } from '../../tax';
import { auditSubjects, isAuditSubject, itemsOfSubject } from './audit-subject';

describe('the subjects of the month audit', () => {
  it('divide the cost items: each belongs to one and to no other', () => {
    const all = auditSubjects.flatMap(itemsOfSubject);
    expect(all.toSorted()).toEqual(costItems.map(({ code }) => code).toSorted());
    expect(itemsOfSubject('vouchers')).toEqual(
      expect.arrayContaining(['2.4', '2.6', '5.1', '6.1', '6.4', '7.1', '7.3']),
    );
  });

  it('are known by their names and by nothing else', () => {
    expect(auditSubjects.every(isAuditSubject)).toBe(true);
    for (const junk of [null, undefined, 1, {}, [], 'toString', '', '\ud800', 'x'.repeat(1e6)]) {
      expect(isAuditSubject(junk)).toBe(false);
    }
  });
});
