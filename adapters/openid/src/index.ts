export { createOpenIdProvider, type OpenIdOptions } from './openid-provider';
