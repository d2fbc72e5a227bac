/** Routes that need no session, beside the sign-in page itself. */
export const openRoutes = [
  '/register',
  '/retrievepassword',
  '/oauth/redirect/:source',
  '/assessIndex',
  '/office/:page',
  '/404',
  '/403',
  '/500',
] as const;

export type OpenRoute = (typeof openRoutes)[number];
