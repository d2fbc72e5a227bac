import { createElement, useMemo, type ReactNode } from 'react';
import { noticeContent } from '@rdm/core/system';
import { richTextClass } from './rich-text-class';

/**
 * A written text as it is read. The server has let through the elements of its allow-list alone; the same list is laid
 * over it here once more, and what is left becomes elements of the page one by one: no mark-up is handed to the browser.
 */
export function RichText({ value }: { readonly value: string }) {
  const content = useMemo(() => elementsOf(value), [value]);
  return <div className={richTextClass}>{content}</div>;
}

const attributes: Readonly<Record<string, string>> = {
  href: 'href',
  title: 'title',
  rel: 'rel',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
};

function elementsOf(html: string): ReactNode {
  // A document of its own, without a window: nothing in it is fetched or run.
  const { body } = new DOMParser().parseFromString(noticeContent(html), 'text/html');
  return childrenOf(body);
}

const childrenOf = (parent: Node): ReactNode[] => [...parent.childNodes].map((node, key) => nodeOf(node, key));

function nodeOf(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  const name = node.tagName.toLowerCase();
  const given = [...node.attributes].flatMap(({ name: each, value }) =>
    attributes[each] === undefined ? [] : [[attributes[each], value] as const],
  );
  const props: Record<string, string> = Object.fromEntries(given);
  // A link leads out of the program: what is being entered here stays.
  if (name === 'a') props.target = '_blank';
  return createElement(name, { key, ...props }, ...childrenOf(node));
}
