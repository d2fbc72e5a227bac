import { flushSync } from 'react-dom';

/**
 * Selects the text of an input that shows its figure plainly while it has the focus, so that what is typed next takes
 * its place. `showPlain` renders that text: a change of the value afterwards would clear the selection.
 */
export function selectPlainText(input: HTMLInputElement, showPlain: () => void): void {
  flushSync(showPlain);
  input.select();
  const { value } = input;
  // The press of a pointer sets the caret after the focus. What was typed meanwhile is left alone.
  requestAnimationFrame(() => {
    if (input.value === value && input.ownerDocument.activeElement === input) input.select();
  });
}
