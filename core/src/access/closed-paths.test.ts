import { expect, it } from 'vitest';
import { mayBeClosed, stands } from './closed-paths';

it.each([
  ['/api/x/list', '/api/x/list', true],
  ['/api/x/list', '/api/x/listing', false],
  ['/api/x/**', '/api/x', true],
  ['/api/x/**', '/api/x/y/z', true],
  ['/api/x/**', '/api/xy', false],
  ['/api/x/{id}', '/api/x/{id}', true],
])('%s stands for %s: %s', (closed, path, expected) => {
  expect(stands(closed, path)).toBe(expected);
});

it.each(['/api/blade-rdm/project/remove', '/api/blade-rdm/**', '/api/x/{id}'])('%s may be closed', (path) => {
  expect(mayBeClosed(path)).toBe(true);
});

it.each([
  '',
  'x',
  '/',
  '/api',
  '/api/**',
  '/api/blade-auth/**',
  '/api/blade-system/**',
  '/api/x?y',
  '/api/a b',
  '/etc/x',
])('%j may not', (path) => {
  expect(mayBeClosed(path)).toBe(false);
});
