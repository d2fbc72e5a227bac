export * from './code-setting';
export * from './data-source';
export * from './driven';
export * from './generate/generated-files';
export * from './generate/resource-plan';
export * from './ports';
export * from './source-address';
export * from './source-refusals';
