/**
 * Handles in-page links, such as the skip link. The demo uses the URL fragment for routing, so the browser must not
 * replace it with the target of such a link.
 */
export function leadToPlacesOnPage(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const place = link?.getAttribute('href')?.slice(1) ?? '';
    if (place.startsWith('/') || link === null) return;
    event.preventDefault();
    const target = page.getElementById(place);
    target?.scrollIntoView({ block: 'start' });
    target?.focus();
  });
}
