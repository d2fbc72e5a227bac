import { useState, type ComponentProps } from 'react';
import { observer } from 'mobx-react-lite';
import { COMPLETION_REVIEW, completion, projectCompletion, type CompletionState } from '@rdm/core/internal/execution';
import type { StoredRecord } from '@rdm/core/internal/records';
import type { RowAction } from '../../../components';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useResourceServices } from '../../../resource/use-resource-services';
import { CompletionStepDialog } from './CompletionStepDialog';
import { CompletionStepViewModel, stepsFrom } from './CompletionStepViewModel';

interface Asked {
  readonly step: CompletionStepViewModel;
  readonly reload: () => void;
}

/** Completions of projects with the steps that each can take; of one project where the list is narrowed to it. */
const CompletionScreen = observer(function CompletionScreen(props: Partial<ComponentProps<typeof ResourceScreen>>) {
  const services = useResourceServices();
  const [asked, setAsked] = useState<Asked | null>(null);
  const may = {
    edit: services.can(projectCompletion.permissions.edit),
    review: services.can(COMPLETION_REVIEW),
  };
  const rowActions = (record: StoredRecord, reload: () => void): readonly RowAction[] =>
    stepsFrom(record.state as CompletionState, may).map((action) => ({
      key: action,
      label: completion.moves[action].label,
      danger: action === 'end' || action === 'fail',
      onClick: () => setAsked({ step: new CompletionStepViewModel(services, record, action), reload }),
    }));
  return (
    <>
      <ResourceScreen {...props} resource={projectCompletion} rowActions={rowActions} />
      {asked && (
        <CompletionStepDialog
          step={asked.step}
          onMade={() => {
            setAsked(null);
            asked.reload();
            props.onChanged?.();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
});
export default CompletionScreen;
