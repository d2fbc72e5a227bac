import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { allowedAttributes, allowedElements, droppedElements } from '@rdm/core/system';
import { richTextClass } from './rich-text-class';

/**
 * A written text as it is read. The server has let through the elements of its allow-list alone; the same list is laid
 * over it here once more, and what it names becomes elements of the page one by one: no mark-up is handed to the browser.
 */
export function RichText({ value }: { readonly value: string }) {
  const content = useMemo(() => elementsOf(value), [value]);
  return <div className={richTextClass}>{content}</div>;
}

/** As React spells them. */
const propNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

function elementsOf(html: string): ReactNode {
  // A document of its own, without a window: nothing in it is fetched or run.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return childrenOf(body);
}

const childrenOf = (parent: Node): ReactNode[] => [...parent.childNodes].map((node, key) => nodeOf(node, key));

function nodeOf(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.tagName.toLowerCase();
  if (droppedElements.includes(name)) return null;
  if (!Object.hasOwn(allowedElements, name)) return createElement(Fragment, { key }, ...childrenOf(node));
  const given = Object.fromEntries([...node.attributes].map((attribute) => [attribute.name, attribute.value]));
  const props: Record<string, string> = {};
  for (const [each, value] of Object.entries(allowedAttributes(name, given))) props[propNames[each] ?? each] = value;
  // A link leads out of the program: what is being entered here stays.
  if (name === 'a') props.target = '_blank';
  return createElement(name, { key, ...props }, ...childrenOf(node));
}
