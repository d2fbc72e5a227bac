import type { CostSourceChoice, ItemStanding, SourceStanding } from '@rdm/core/internal/cost';
import { text, type Text } from '@rdm/core/internal/kernel';

/** A line of the table: a cost item, or one of its projects below it. */
export interface SourceLine extends Pick<SourceStanding, 'booked' | 'allocated' | 'difference' | 'source' | 'reason'> {
  readonly key: string;
  readonly item: string;
  readonly projectId: string | null;
  readonly named: Text;
  readonly setting: CostSourceChoice | 'item';
  readonly hasRegister: boolean;
  /** Nothing booked, allocated or chosen. */
  readonly isIdle: boolean;
}

/** Every item, each followed by its projects. */
export function sourceLines(items: readonly ItemStanding[]): SourceLine[] {
  return items.flatMap((standing) => {
    const { item, label, hasRegister, projects } = standing;
    return [
      {
        ...figures(standing),
        ...{ key: item, item, projectId: null, hasRegister },
        named: text(`${item} ${label.zh}`, `${item} ${label.en}`),
        setting: standing.choice,
        isIdle: isNothing(standing) && standing.choice === 'auto' && projects.length === 0,
      },
      ...projects.map((project) => ({
        ...figures(project),
        ...{ key: `${item} ${project.projectId}`, item, projectId: project.projectId, hasRegister },
        named: text(`${item} ${project.projectCode}`, `${item} ${project.projectCode}`),
        setting: project.isOfProject ? project.choice : ('item' as const),
        isIdle: false,
      })),
    ];
  });
}

const isNothing = ({ booked, allocated }: SourceStanding) => Number(booked) === 0 && Number(allocated) === 0;

const figures = ({ booked, allocated, difference, source, reason }: SourceStanding) => ({
  booked,
  allocated,
  difference,
  source,
  reason,
});
