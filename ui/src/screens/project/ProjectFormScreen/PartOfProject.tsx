import { useMemo } from 'react';
import { developmentActivity, projectCompletion } from '@rdm/core/internal/execution';
import type { Resource } from '@rdm/core/internal/records';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useText } from '../../../theme';
import ActivityScreen from '../ActivityScreen/ActivityScreen';
import CompletionScreen from '../CompletionScreen/CompletionScreen';

export interface PartOfProjectProps {
  resource: Resource;
  projectId: string;
  year: string;
  /** Under a heading of its own. */
  titled: boolean;
  /** Called where a change here changes the project. */
  onChanged: () => void;
}

/** The records of one register that belong to a project, with all that the register's page can do. */
export function PartOfProject({ resource, projectId, year, titled, onChanged }: PartOfProjectProps) {
  const read = useText();
  const ofProject = useMemo(() => {
    const fixed = [{ field: 'projectId', is: 'equal', value: projectId } as const];
    const hasYear = 'year' in resource.fields;
    return {
      within: hasYear ? [...fixed, { field: 'year', is: 'equal', value: year } as const] : fixed,
      given: { projectId, ...(hasYear && { year }) },
    };
  }, [resource, projectId, year]);
  const shown = { ...ofProject, part: resource.label, plain: true };
  return (
    <section aria-label={read(resource.label)}>
      {titled && <h3 className="pb-2 font-semibold">{read(resource.label)}</h3>}
      {resource.name === projectCompletion.name ? (
        <CompletionScreen {...shown} onChanged={onChanged} />
      ) : resource.name === developmentActivity.name ? (
        <ActivityScreen {...shown} />
      ) : (
        <ResourceScreen {...shown} resource={resource} />
      )}
    </section>
  );
}
