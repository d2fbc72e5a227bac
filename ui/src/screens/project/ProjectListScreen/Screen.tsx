import { text } from '@rdm/core/kernel';
import { project } from '@rdm/core/project';
import type { FormAction } from '../../../resource/form/form-action';
import ResourceScreen from '../../../resource/ResourceScreen';

/** The state a project is left in is the button's choice, not a field. Spec §2 “Project list screen”. */
const submitActions: readonly FormAction[] = [
  { key: 'save', label: text('存草稿', 'Save as draft'), values: { dataStatus: 'save' } },
  { key: 'submit', label: text('提交', 'Submit'), values: { dataStatus: 'submit' }, primary: true },
];

export default function ProjectListScreen() {
  return <ResourceScreen resource={project} formLayout="tabs" submitActions={submitActions} />;
}
