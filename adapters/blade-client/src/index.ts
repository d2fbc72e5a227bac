export { createBladeClient } from './blade-client';
export type { BladeClientOptions } from './send';
export { Gathering } from './gathering';
