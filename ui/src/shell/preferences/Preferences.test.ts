import { expect, test } from 'vitest';
import { SaberStorage } from '../storage/SaberStorage';
import { memoryStorage } from '../testing/memory-storage';
import { Preferences } from './Preferences';

test('the menu is folded where the window has no room for it, until somebody has chosen', () => {
  const storage = new SaberStorage(memoryStorage(), memoryStorage());
  expect(new Preferences(storage, true).menuFolded).toBe(false);
  const narrow = new Preferences(storage, false);
  expect(narrow.menuFolded).toBe(true);
  narrow.followRoom(true);
  expect(narrow.menuFolded).toBe(false);
  narrow.followRoom(false);
  narrow.toggleMenu();
  narrow.followRoom(false);
  expect(narrow.menuFolded).toBe(false);
  expect(new Preferences(storage, false).menuFolded).toBe(false);
});
