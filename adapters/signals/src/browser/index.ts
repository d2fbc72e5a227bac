export { fileSignals } from '../file-signals';
