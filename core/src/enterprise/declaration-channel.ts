/**
 * Whether the annual deduction of a year may still be declared: closed once it is submitted or passed, open otherwise
 * and when nothing was declared yet.
 *
 * @param record the enterprise year (年度企业信息), or null when there is none
 */
export function declarationChannel(
  record: { readonly reviewStatus?: string | null } | null | undefined,
): 'open' | 'closed' {
  return record?.reviewStatus === 'submit' || record?.reviewStatus === 'pass' ? 'closed' : 'open';
}
