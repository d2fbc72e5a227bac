export { closedWrites } from './closed-writes';
export { type DeclarationPort, declarationCalls } from './declaration-calls';
export type { Differences } from './differences';
export { figureInputs, noFigureInputs } from './figure-inputs';
export type { FigureDifference } from './figures';
export type { Readiness } from './readiness';
export type { TouchedYears } from './touched-years';
export { YearChangeNotes } from './year-change-notes';
