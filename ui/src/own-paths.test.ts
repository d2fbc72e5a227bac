import { expect, it } from 'vitest';
import { menuTree, type MenuEntry } from '@rdm/core/internal/access';
import { screenPaths } from './screen-routes';
import { isOwnPath } from './shell/own-paths';

const pathsOf = (entries: readonly MenuEntry[]): readonly string[] =>
  entries.flatMap(({ path, children = [] }) => [path, ...pathsOf(children)]);

it('knows where every menu and every screen of its own lie', () => {
  const paths = [...pathsOf(menuTree), ...screenPaths].filter((path) => path.startsWith('/'));
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !isOwnPath(path))).toEqual([]);
});

it.each(['/nowhere', '/rdmx/list', '/wel2', '//rdm'])('knows that nobody has %s', (path) => {
  expect(isOwnPath(path)).toBe(false);
});
