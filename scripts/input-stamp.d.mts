/** The hash of the contents of files and folders of the repository, tests and built files left out. */
export function takeInputs(inputs: readonly string[]): { readonly contents: string };
