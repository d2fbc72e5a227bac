export { createTextCaptchaDrawer } from './captcha-drawer';
export { createMemoryClock, runningClock, type MemoryClock } from './clock';
export { createMemoryFileStore } from './file-store';
export { createMemoryHasher } from './hasher';
export { createMemoryIds } from './ids';
export { newKey } from './keys';
export { createMemoryRecordStore } from './record-store';
export { createMemorySecretKeeper } from './secret-keeper';
export { createMemoryTokens } from './tokens';
