import { month, structureOf } from '../../records';
import { text } from '../../kernel';
import { projectReference } from '../../project';
import type { FormerProject } from '../project-assignment';

/* The project an asset serves where no row of use says so, dated so that moving it leaves earlier months as they were. */

export const assignedProject = projectReference(() => null, { label: text('默认研发项目', 'Default project') });

export const projectFrom = month({
  label: text('项目起始月份', 'Project from'),
  hint: text(
    '更换项目时留空，即从新项目所属年度的一月起；更早的月份仍按原项目',
    'Left empty when the project changes: from January of the new project’s year. Earlier months keep the former project',
  ),
  example: '2024-01',
});

export const formerProjects = structureOf<readonly FormerProject[]>()({
  label: text('曾属项目', 'Former projects'),
});
