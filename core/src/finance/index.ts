export * from './subject-match';
export * from './voucher-entry';
