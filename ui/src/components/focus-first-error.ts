/** Focuses the first control whose Field shows an error; returns whether there was one. */
export function focusFirstError(root: ParentNode): boolean {
  const control = root.querySelector<HTMLElement>(
    '[data-field-invalid] :is(input, textarea, button, select):not(:disabled)',
  );
  control?.focus();
  return control !== null;
}
