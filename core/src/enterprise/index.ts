export * from './declaration-channel';
export * from './enterprise-year';
