import fc from 'fast-check';
import { expect, test } from 'vitest';
import { text } from '../../kernel';
import { riskKey } from './risk-key';

const row = fc.record({ resource: fc.constantFrom('a', 'b'), id: fc.stringMatching(/^[0-9]{1,6}$/) });

test('a finding is the same whatever the order of its records, and another with another sentence or record', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), fc.string(), (rows, sentence) => {
      const message = text(sentence.replace(/[\ud800-\udfff]/g, ''), '');
      const finding = { rule: 'person.hours', message, rows };
      const key = riskKey(finding);
      expect(key).toMatch(/^[0-9a-f]{64}$/);
      expect(riskKey({ ...finding, rows: rows.toReversed() })).toBe(key);
      expect(riskKey({ ...finding, message: text(`${message.zh}1`, '') })).not.toBe(key);
      expect(riskKey({ ...finding, rows: [...rows, { resource: 'c', id: '1' }] })).not.toBe(key);
      expect(riskKey({ ...finding, rule: 'person.pay' })).not.toBe(key);
    }),
  );
});
