export { createMemoryRecordStore } from './record-store';
export { createMemoryClock, type MemoryClock } from './clock';
