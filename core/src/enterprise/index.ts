export * from './certification-gate';
export * from './declaration-channel';
export * from './enterprise';
export * from './enterprise-schema';
export * from './enterprise-year';
export * from './year-expense';
export * from './year-expense-summary';
