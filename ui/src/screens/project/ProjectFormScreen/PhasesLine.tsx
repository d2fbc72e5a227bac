import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import { projectMaster, projectPhase } from '@rdm/core/internal/project';
import { useText } from '../../../theme';
import type { ProjectServices } from '../project-services';

const labels = {
  phases: text('项目阶段：', 'Phases: '),
  research: text('{date} 起研究阶段（费用化）', 'research (expensed) from {date}'),
  development: text('{date} 起开发阶段（资本化）', 'development (capitalised) from {date}'),
};
const phaseLabels: Readonly<Record<string, Text>> = { research: labels.research, development: labels.development };

export interface PhasesLineProps {
  services: ProjectServices;
  code: string;
}

/** The phases of the project, which take the place of the type of expenditure; nothing where it has none. */
export const PhasesLine = observer(function PhasesLine({ services, code }: PhasesLineProps) {
  const read = useText();
  const [phases, setPhases] = useState<readonly Text[]>([]);
  const mayRead = services.can(projectMaster.permissions.view) && services.can(projectPhase.permissions.view);
  useEffect(() => {
    let current = true;
    setPhases([]);
    if (mayRead && code !== '') {
      void phasesOf(services, code).then(
        (found) => current && setPhases(found),
        // The form works without them.
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [services, code, mayRead]);
  if (phases.length === 0) return null;
  return (
    <p className="text-hint text-dim">
      {read(labels.phases)}
      {phases.map((phase) => read(phase)).join(' → ')}
    </p>
  );
});

async function phasesOf({ ports }: ProjectServices, code: string): Promise<Text[]> {
  const ofCode = [{ field: 'code', is: 'equal', value: code }] as const;
  const [master] = (await ports.resource(projectMaster).list({ where: ofCode, size: 1 })).records;
  if (!master) return [];
  const ofMaster = [{ field: 'masterId', is: 'equal', value: master.id }] as const;
  const { records } = await ports.resource(projectPhase).list({ where: ofMaster, size: -1 });
  return records.flatMap(({ phase, date }) => {
    const label = phaseLabels[phase];
    return label ? [fill(label, { date })] : [];
  });
}
