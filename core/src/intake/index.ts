export { type BuiltInLayout, builtInLayouts, certaintyLabels } from './layouts/built-in';
export { hintsFor } from './layouts/hints';
export { layoutCalls } from './layouts/layout-calls';
export { layoutHooks } from './layouts/layout-hooks';
export type { FileProposal } from './layouts/propose';
export { readLayout, storedLayout } from './layouts/stored-layout';
export { type Reading, recogniseLayouts } from './layouts/recognise-layouts';
