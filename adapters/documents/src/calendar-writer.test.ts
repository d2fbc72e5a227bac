import { expect, test } from 'vitest';
import { createCalendarWriter } from './calendar-writer';

const event = {
  uid: 'a',
  day: '2026-05-31',
  summary: '汇算清缴；A107012, 留存',
  description: '类型：税务\n责任人：陈',
};
const lines = (events: Parameters<ReturnType<typeof createCalendarWriter>['write']>[0]['events']) =>
  new TextDecoder()
    .decode(createCalendarWriter().write({ name: '事项', stamp: '2026-01-02T03:04:05.000Z', events }))
    .split('\r\n');

test('writes events of whole days with stable ids, escaped as RFC 5545 asks', () => {
  const written = lines([{ ...event, remindDaysBefore: 7 }]);
  expect(written).toContain('UID:a');
  expect(written).toContain('DTSTART;VALUE=DATE:20260531');
  expect(written).toContain('SUMMARY:汇算清缴；A107012\\, 留存');
  expect(written).toContain('DESCRIPTION:类型：税务\\n责任人：陈');
  expect(written).toContain('TRIGGER:-P7D');
  expect(written[0]).toBe('BEGIN:VCALENDAR');
});

test('has no line longer than 75 bytes, whatever is said', () => {
  const written = lines([{ ...event, summary: '研发费用加计扣除'.repeat(40), remindDaysBefore: null }]);
  for (const line of written) expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
  expect(written.join('\n')).not.toContain('VALARM');
});
