/** The enterprise of the demonstration content. Name and credit code are invented. */
export const demonstrationTenant = {
  code: '100001',
  name: '远川精密制造有限公司',
  creditCode: '91320506MA7YCJ2434',
} as const;

/** An enterprise without data, for importing the user's own workbooks. */
export const emptyTenant = { code: '100002', name: '新禾装备科技有限公司', creditCode: '91330110MA7XHY689L' } as const;
