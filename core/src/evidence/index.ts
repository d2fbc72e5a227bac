export * from './attachment';
export * from './driven';
export * from './ports';
