/**
 * Normalises a link address of a rich text: web, mail, phone or a page of this application; null for any other.
 * An address without a scheme that is not a page is treated as a web address, e.g. `rdm.example/help`.
 */
export function allowedLink(typed: string): string | null {
  const address = typed.trim();
  // The server drops invisible characters before it judges what is left.
  if (address === '' || /[\s\p{Cc}\p{Cf}]/u.test(address)) return null;
  if (/^(https?:\/\/|mailto:|tel:)./i.test(address)) return address;
  if (/^(#|\/(?![/\\]))/.test(address)) return address;
  // `host:8080/x` has a colon and no scheme.
  return /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#].*)?$/.test(address) ? `https://${address}` : null;
}
