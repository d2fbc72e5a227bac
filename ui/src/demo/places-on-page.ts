/**
 * Links to a place on the page, such as the one that skips the menu. The part of an address behind # names the screen
 * here, so the browser must not put such a place there.
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
