export { applicationIn, createContainer, type Choices } from './container';
export { demonstrationAccounts, demonstrationUsers } from './accounts';
export { prepareData } from './prepare-data';
export { createServer, type ServerOptions } from './server';
export { readSettings, type Settings } from './settings';
export { startServer, type RunningServer } from './start-server';
export { argon2Hasher } from './driven/argon2-hasher';
