import { useMemo } from 'react';
import { developmentActivity, projectCompletion } from '@rdm/core/internal/execution';
import type { Resource } from '@rdm/core/internal/records';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useText } from '../../../theme';
import ActivityScreen from '../ActivityScreen/ActivityScreen';
import CompletionScreen from '../CompletionScreen/CompletionScreen';
import { useYearsOfProject } from './use-years-of-project';

export interface PartOfProjectProps {
  resource: Resource;
  project: { readonly id: string; readonly code: string; readonly name: string; readonly year: string };
  /** Shows those of the other years of the project too. */
  ofAllYears: boolean;
  /** Under a heading of its own. */
  titled: boolean;
  /** Called where a change here changes the project. */
  onChanged: () => void;
}

/** The records of one register that belong to a project, with all that the register's page can do. */
export function PartOfProject({ resource, project, ofAllYears, titled, onChanged }: PartOfProjectProps) {
  const read = useText();
  const { ports } = useResourceServices();
  const { id: projectId, code, name, year } = project;
  const years = useYearsOfProject(ports, projectId, ofAllYears ? code : null);
  const ids = years.join();
  const ofProject = useMemo(() => {
    const isOne = ids === projectId;
    const ofOne = { field: 'projectId', is: 'equal', value: projectId } as const;
    const ofSeveral = { field: 'projectId', is: 'in', value: ids.split(',') } as const;
    const hasYear = 'year' in resource.fields;
    return {
      within: [
        isOne ? ofOne : ofSeveral,
        ...(isOne && hasYear ? [{ field: 'year', is: 'equal', value: year } as const] : []),
      ],
      given: { projectId, projectCode: code, projectName: name, ...(hasYear && { year }) },
    };
  }, [resource, projectId, code, name, ids, year]);
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
