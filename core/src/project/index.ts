export * from './development-form-rules';
export * from './personnel';
export * from './personnel-reference';
export * from './project';
export * from './project-reference';
export * from './register-fields';
export * from './work-time';
