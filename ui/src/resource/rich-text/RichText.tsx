import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { allowedAttributes, allowedElements, droppedElements } from '@rdm/core/internal/system';
import { richTextClass } from './rich-text-class';

/**
 * Rich text for reading. The server sanitises it against an allow-list; the same list is applied here again, and each
 * allowed node is created as a React element, so that no markup is passed to the browser.
 */
export function RichText({ value }: { readonly value: string }) {
  const content = useMemo(() => elementsOf(value), [value]);
  return <div className={richTextClass}>{content}</div>;
}

/** As React spells them. */
const propNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

function elementsOf(html: string): ReactNode {
  // A separate document without a window: nothing in it is fetched or run.
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
  // Links open in a new tab, so that unsaved input is not lost.
  if (name === 'a') props.target = '_blank';
  return createElement(name, { key, ...props }, ...childrenOf(node));
}
