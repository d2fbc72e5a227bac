export { type DevelopmentFormRules, developmentFormRules } from '../project/development-form-rules';
export { projectDetailSchema, projectSchema } from '../project/project-schema';
