export { applicationIn, createContainer, type Choices } from './container';
export { demonstrationUsers } from './bootstrap/accounts';
export { prepareData } from './bootstrap/prepare-data';
export { createServer, type ServerOptions } from './server';
export { readSettings, type Settings } from './settings';
export { startServer, type RunningServer } from './bootstrap/start-server';
export { argon2Hasher } from './driven/argon2-hasher';
export { createOnlyOffice, ONLYOFFICE_CALLBACK, ONLYOFFICE_FILE, type OnlyOffice } from './driven/onlyoffice';
