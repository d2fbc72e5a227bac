import { useEffect } from 'react';
import { useText, type Label } from '../theme';
import { productName } from './product';

/** The title of the browser tab: the page, then the product. */
export function usePageTitle(title: Label | undefined): void {
  const read = useText();
  useEffect(() => {
    document.title = title === undefined ? read(productName) : `${read(title)}-${read(productName)}`;
  }, [title, read]);
}
