import { cleanNodes } from './clean-nodes';
import { cleanSheet } from './clean-styles';

/** Features that are not shown or would fetch are off; tracked changes and comments are omitted, as in print. */
const options = {
  className: 'docx',
  inWrapper: true,
  ignoreFonts: true,
  useBase64URL: true,
  renderAltChunks: false,
  renderComments: false,
  renderChanges: false,
};

/** Styles around the pages, replacing the grey background of the renderer. */
const around = `
  :host { display: block; contain: content; }
  .docx-wrapper { padding: 12px; background: none; display: flex; flex-flow: column; align-items: center; }
  .docx-wrapper > section.docx { background: white; color: black; box-shadow: 0 0 6px rgb(0 0 0 / 25%); margin-bottom: 12px; }
`;

/**
 * Renders a Word document into a shadow root, so that its styles do not leak into the application. The output is
 * sanitised before it is inserted.
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

/** Scrolls to the target of an internal link, because URL fragments do not work inside a shadow root. */
export function followWithin(root: ShadowRoot, event: Event): void {
  const link = event.composedPath().find((each) => each instanceof Element && each.localName === 'a');
  const target = link instanceof Element ? link.getAttribute('href') : null;
  if (!target?.startsWith('#')) return;
  event.preventDefault();
  root.getElementById(target.slice(1))?.scrollIntoView();
}
