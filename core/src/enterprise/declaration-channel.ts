/**
 * Whether the annual deduction of a year may still be declared: closed once it is submitted or passed, open otherwise
 * and when nothing was declared yet. Spec §4 “Enterprise year reviewStatus”.
 */
export function declarationChannel(record: { readonly reviewStatus?: string | null } | null): 'open' | 'closed' {
  return record?.reviewStatus === 'submit' || record?.reviewStatus === 'pass' ? 'closed' : 'open';
}
