export * from './ledger-row';
export * from './ports';
export * from './project-report';
export * from './year-inputs';
