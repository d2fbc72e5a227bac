export { a1Formula } from './a1-formula';
export { calculationSheet, type Calculated, type PrintedPlace } from './calculation-sheet';
export { printLedger } from './print-ledger';
export { printPreferential } from './print-preferential';
export { printSummary } from './print-summary';
