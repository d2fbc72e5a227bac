import { cleanStyle } from './clean-styles';

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';
const MATH = 'http://www.w3.org/1998/Math/MathML';

/** Allow-list of elements. All others, above all scripts and frames, are removed with their content. */
const elements: Readonly<Record<string, ReadonlySet<string>>> = {
  [HTML]: new Set(
    'a article b br col colgroup del div em footer header i img ins li ol p section span strong sub sup table tbody td th thead tr u ul'.split(
      ' ',
    ),
  ),
  [SVG]: new Set('circle ellipse foreignObject g image line path polygon polyline rect svg text'.split(' ')),
  [MATH]: new Set(
    'math mfenced mfrac mi mn mo mover mpadded mphantom mroot mrow mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover'.split(
      ' ',
    ),
  ),
};

const attributes: ReadonlySet<string> = new Set(
  'alt class colspan cx cy d dir fill height href id lang points r rowspan rx ry src stroke stroke-width style viewbox width x x1 x2 y y1 y2'.split(
    ' ',
  ),
);

const PICTURE = /^data:image\/(png|jpeg|gif|bmp|webp);base64,/i;
const LINK = /^(https?:\/\/|mailto:|#)/i;

/**
 * Sanitises rendered nodes so that nothing runs or fetches: keeps allowed elements with allowed attributes, images
 * embedded in the document, and links to the web, which open in a new tab.
 */
export function cleanNodes(nodes: readonly Node[]): Node[] {
  return nodes.filter((node) => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE;
    if (!elements[node.namespaceURI ?? '']?.has(node.localName)) return false;
    cleanElement(node);
    node.replaceChildren(...cleanNodes([...node.childNodes]));
    return true;
  });
}

function cleanElement(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (!attributes.has(name.toLowerCase()) || !isHarmless(element, name, value)) element.removeAttribute(name);
  }
  if ('style' in element) cleanStyle(element.style as CSSStyleDeclaration);
  if (element.localName === 'img' && !element.hasAttribute('alt')) element.setAttribute('alt', '');
  if (element.localName === 'a' && /^(http|mailto)/i.test(element.getAttribute('href') ?? '')) {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
}

function isHarmless({ localName }: Element, name: string, value: string): boolean {
  if (name === 'src') return localName === 'img' && PICTURE.test(value);
  if (name === 'href') return localName === 'image' ? PICTURE.test(value) : localName === 'a' && LINK.test(value);
  return name === 'style' || !/url\s*\(/i.test(value);
}
