/** What crosses the areas of the library: errors and the traces of figures. */
export { evaluateTrace } from '../kernel/calculation/evaluate-trace';
export { explain, type ExplainOptions } from '../kernel/calculation/explain';
export { DomainError, type InputIssue } from '../kernel/fault';
export type { Language, Text } from '../kernel/text';
export type { LegalBasis, Trace } from '../kernel/trace';
