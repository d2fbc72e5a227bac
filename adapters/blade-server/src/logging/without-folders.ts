/** The folders above those of the product and its packages, however a system writes them. */
const ABOVE =
  /(?:file:\/\/)?(?:[a-z]:)?[\\/](?:[^\s():'"]*[\\/])?(?=(?:node_modules|adapters|core|ui|tests|dist)[\\/])/gi;

/** A text of an error without the folders in which this installation lies, which are nobody's business but the operator's. */
export const withoutFolders = (text: string): string => text.replace(ABOVE, '');
