export { createBladeClient, type BladeClientOptions } from './blade-client';
