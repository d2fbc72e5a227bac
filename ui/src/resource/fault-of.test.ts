import { afterEach, expect, test, vi } from 'vitest';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import { faultOf } from './fault-of';

afterEach(() => void vi.unstubAllGlobals());

test('a refusal says its own sentence and is no mistake of the program', () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  expect(faultOf(new Refusal(faults.staleVersion()))).toEqual(faults.staleVersion());
  expect(reportError).not.toHaveBeenCalled();
});

test('anything else is said in a sentence and goes on to the error log', () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const mistake = new TypeError('x is not a function');
  expect(faultOf(mistake)).toMatchObject({ code: 500, name: 'UNEXPECTED' });
  expect(faultOf(mistake).message.zh).not.toContain('x is not');
  expect(reportError).toHaveBeenCalledWith(mistake);
});
