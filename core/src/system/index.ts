export * from './department-reference';
export * from './department';
export * from './dictionary';
export * from './ports';
export * from './standard-dictionaries';
export * from './use-cases/dictionary-entries';
export * from './use-cases/seed-dictionaries';
