/** Whether a value makes the browser fetch something from outside the document. */
function fetches(value: string): boolean {
  const text = value.toLowerCase();
  if (text.includes('image-set(') || text.includes('src(')) return true;
  return text.split('url(').some((part, at) => at > 0 && !/^\s*["']?data:image\/(png|jpeg|gif|bmp|webp);/.test(part));
}

/** Custom properties keep their raw text, in which escapes may hide a `url()`. */
const hides = (property: string, value: string) => property.startsWith('--') && value.includes('\\');

/** Removes properties that fetch. Works on values parsed by the browser, so that no spelling bypasses it. */
export function cleanStyle(style: CSSStyleDeclaration): void {
  for (const property of Array.from({ length: style.length }, (_, at) => style[at]!)) {
    const value = style.getPropertyValue(property);
    if (fetches(value) || hides(property, value)) style.removeProperty(property);
  }
}

/** A sheet of the plain rules of a text: no imports, no fonts, nothing that fetches. */
export function cleanSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = sheet.cssRules[at];
    if (rule instanceof CSSStyleRule) cleanStyle(rule.style);
    else sheet.deleteRule(at);
  }
  return sheet;
}
