import { useEffect, useState } from 'react';
import type { Ports } from '@rdm/core/internal/application';
import { project } from '@rdm/core/internal/project';

/**
 * The ids of the records of a project over its years; just the one until the others are known, where they cannot be
 * read, or where no code is asked for.
 */
export function useYearsOfProject(ports: Ports, id: string, code: string | null): readonly string[] {
  const [found, setFound] = useState<{ readonly id: string; readonly ids: readonly string[] } | null>(null);
  useEffect(() => {
    if (code === null) return;
    let current = true;
    const where = [{ field: 'code', is: 'equal', value: code }] as const;
    void ports
      .resource(project)
      .list({ where, size: -1 })
      .then(
        ({ records }) =>
          current && setFound({ id, ids: [id, ...records.flatMap((each) => (each.id === id ? [] : each.id))] }),
        // The records of this year are shown all the same.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [ports, id, code]);
  return found?.id === id ? found.ids : [id];
}
