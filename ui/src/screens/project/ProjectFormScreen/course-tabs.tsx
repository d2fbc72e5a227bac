import {
  demonstrationRecord,
  developmentActivity,
  projectAchievement,
  projectCompletion,
  projectMember,
  projectPreparation,
  searchRecord,
  surveyRecord,
} from '@rdm/core/internal/execution';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { referenceFile } from '@rdm/core/internal/retention';
import { EmptyState, lazyPart as lazy, type TabItem } from '../../../components';
import type { ProjectServices } from '../project-services';
import type { ProjectFormViewModel } from './ProjectFormViewModel';

const PartOfProject = lazy(async () => ({ default: (await import('./PartOfProject')).PartOfProject }));

const NOT_SAVED = text('项目保存后才能填写', 'It can be filled in once the project is saved');

interface CourseTab {
  readonly key: string;
  readonly label: Text;
  readonly parts: readonly Resource[];
  /** A project is prepared once, and goes on for years. */
  readonly ofAllYears?: true;
}

/** What is kept of how a project is prepared, carried out and completed, tab by tab. */
const course: readonly CourseTab[] = [
  {
    key: 'preparation',
    label: text('项目准备', 'Preparation'),
    parts: [projectPreparation, searchRecord, surveyRecord, demonstrationRecord],
    ofAllYears: true,
  },
  { key: 'members', label: text('项目成员', 'Members'), parts: [projectMember] },
  { key: 'activities', label: text('研发活动', 'Activities'), parts: [developmentActivity] },
  { key: 'results', label: text('项目成果', 'Results'), parts: [projectAchievement] },
  { key: 'completion', label: text('结题验收', 'Completion'), parts: [projectCompletion] },
  { key: 'retained', label: text('留存资料', 'Files kept'), parts: [referenceFile] },
];

/** The tabs of what the person may see of a project's course. */
export const courseTabs = (sheet: ProjectFormViewModel, services: ProjectServices): TabItem[] =>
  course.flatMap(({ key, label, parts, ofAllYears = false }): TabItem[] => {
    const seen = parts.filter(({ permissions }) => services.can(permissions.view));
    if (seen.length === 0) return [];
    const { record } = sheet.project;
    const content = record ? (
      <div className="space-y-6">
        {seen.map((resource) => (
          <PartOfProject
            key={resource.name}
            resource={resource}
            project={{
              id: record.id,
              code: String(record.code),
              name: String(record.name),
              year: String(record.year),
            }}
            ofAllYears={ofAllYears}
            titled={seen.length > 1}
            onChanged={() => void sheet.refresh()}
          />
        ))}
      </div>
    ) : (
      <EmptyState title={NOT_SAVED} />
    );
    return [{ key, label, content }];
  });
