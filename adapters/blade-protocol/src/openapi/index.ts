export type { OpenApiDocument, Operation } from './document';
export { API_VERSION, openApi } from './open-api';
