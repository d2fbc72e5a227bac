import { expect, it } from 'vitest';
import { menuTree } from '@rdm/core/internal/access';
import { menuIcon, unknownIcon } from './menu-icons';

it('every group of the shipped menu has a drawing of its own, by which it is told apart when the menu is folded', () => {
  // The platform’s groups and those of an enterprise are seen by different people.
  const ofEnterprise = menuTree.filter(({ code, children }) => code.startsWith('rdm') && children);
  expect(ofEnterprise.length).toBeGreaterThan(8);
  const drawings = ofEnterprise.map(({ icon = '' }) => menuIcon(icon));
  expect(drawings).not.toContain(unknownIcon);
  expect(new Set(drawings).size).toBe(drawings.length);
});
