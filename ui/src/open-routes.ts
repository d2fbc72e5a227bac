/** What needs no sign-in, beside the sign-in page itself. Spec §2 “Public routes” */
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
