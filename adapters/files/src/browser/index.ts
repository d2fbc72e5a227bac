export { createFileInspector } from '../inspector-on-first-use';
