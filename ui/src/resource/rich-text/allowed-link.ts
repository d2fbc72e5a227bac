/**
 * An address as a link of a written text may carry it: of the web, for mail or the phone, or a page of this program; null
 * for every other. What has no scheme and is no page is taken for one of the web, e.g. `rdm.example/help`.
 */
export function allowedLink(typed: string): string | null {
  const address = typed.trim();
  if (address === '' || /\s/.test(address)) return null;
  if (/^(https?:\/\/|mailto:|tel:)./i.test(address)) return address;
  if (/^(#|\/(?![/\\]))/.test(address)) return address;
  // `host:8080/x` has a colon and no scheme.
  return /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#].*)?$/.test(address) ? `https://${address}` : null;
}
