import type { MenuNode } from '@rdm/core/internal/access';

/** The permission map: the code of every node without children. */
export function permissionsOf(buttons: readonly MenuNode[]): Readonly<Record<string, true>> {
  const granted: Record<string, true> = {};
  const visit = (node: MenuNode): void => {
    if (node.children?.length) node.children.forEach(visit);
    else granted[node.code] = true;
  };
  buttons.forEach(visit);
  return granted;
}
