/** Puts the focus on the first control inside whose Field shows an error; answers whether there was one. */
export function focusFirstError(root: ParentNode): boolean {
  const control = root.querySelector<HTMLElement>(
    '[data-field-invalid] :is(input, textarea, button, select):not(:disabled)',
  );
  control?.focus();
  return control !== null;
}
