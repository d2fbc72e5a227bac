export * from './clients';
export * from './endpoint';
export * from './endpoints';
export * from './envelope';
export * from './filters';
export * from './resource-endpoints';
export * from './wire-page';
export * from './wire-record';
