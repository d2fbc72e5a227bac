import { apiToken } from './api-token';
import { menu } from './menu';
import { role } from './role';
import { apiScope, dataScope } from './scopes';
import { secondFactor } from './second-factor';
import { session } from './session';
import { socialAccount } from './social-account';
import { tenant } from './tenant';
import { topMenu } from './top-menu';
import { user } from './user';

export * from './api-token';
export * from './client';
export * from './menu';
export * from './role';
export * from './scopes';
export * from './second-factor';
export * from './session';
export * from './social-account';
export * from './tenant';
export * from './top-menu';
export * from './user';

/** The resources behind sign-in and authorisation. */
export const accessResources = [
  tenant,
  user,
  role,
  menu,
  topMenu,
  dataScope,
  apiScope,
  session,
  secondFactor,
  socialAccount,
  apiToken,
] as const;
