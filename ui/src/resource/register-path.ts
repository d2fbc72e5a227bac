import { menuTree, type MenuEntry } from '@rdm/core/internal/access';
import type { Resource } from '@rdm/core/internal/records';

function find(entries: readonly MenuEntry[], permission: string): string | null {
  for (const entry of entries) {
    if (entry.buttons?.some(({ code }) => code === permission)) return entry.path;
    const below = find(entry.children ?? [], permission);
    if (below) return below;
  }
  return null;
}

/** The path of a resource's list in the product's menus; null if no menu contains it. */
export function registerPath(resource: Resource): string | null {
  return find(menuTree, resource.permissions.view);
}
