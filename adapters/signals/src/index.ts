export { fileSignals } from './file-signals';
export { repositorySignals } from './repository';
