import { recordSchema } from '../records';
import { project } from './project';
import { projectDetail } from './project-detail';

/** 项目 as a Standard Schema: the rules and messages of the project form. */
export const projectSchema = recordSchema(project);

/** 项目立项 as a Standard Schema: the rules and messages of the approval detail. */
export const projectDetailSchema = recordSchema(projectDetail);
