import { cleanNodes } from './clean-nodes';
import { cleanSheet } from './clean-styles';

/** Everything that would not be shown, or would fetch, is off; changes and comments stay out, as on paper. */
const options = {
  className: 'docx',
  inWrapper: true,
  ignoreFonts: true,
  useBase64URL: true,
  renderAltChunks: false,
  renderComments: false,
  renderChanges: false,
};

/** What stands around the pages, in place of the drawing's own grey. */
const around = `
  :host { display: block; contain: content; }
  .docx-wrapper { padding: 12px; background: none; display: flex; flex-flow: column; align-items: center; }
  .docx-wrapper > section.docx { background: white; color: black; box-shadow: 0 0 6px rgb(0 0 0 / 25%); margin-bottom: 12px; }
`;

/**
 * Draws a Word document into a root of its own, so that its styles reach nothing of the program. What was drawn is
 * cleaned before it becomes part of the page.
 *
 * @throws Error where the bytes are no Word document
 */
export async function drawWord(bytes: Uint8Array, root: ShadowRoot, isWanted: () => boolean): Promise<void> {
  const { parseAsync, renderDocument } = await import('docx-preview');
  const drawn = await renderDocument(await parseAsync(bytes, options), options);
  if (!isWanted()) return;
  const styles = drawn.filter((node) => node.nodeName === 'STYLE').map((node) => node.textContent ?? '');
  root.adoptedStyleSheets = [...styles, around].map(cleanSheet);
  root.replaceChildren(...cleanNodes(drawn));
}

/** Brings the place a link of the document names into sight: addresses of the page do not reach into it. */
export function followWithin(root: ShadowRoot, event: Event): void {
  const link = event.composedPath().find((each) => each instanceof Element && each.localName === 'a');
  const target = link instanceof Element ? link.getAttribute('href') : null;
  if (!target?.startsWith('#')) return;
  event.preventDefault();
  root.getElementById(target.slice(1))?.scrollIntoView();
}
