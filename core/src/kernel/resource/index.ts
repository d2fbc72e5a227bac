export * from './field';
export * from './fields';
export * from './resource';
export * from './storage';
export * from './parse-value';
export * from './validate-record';
export * from './resource-port';
export * from './write-records';
