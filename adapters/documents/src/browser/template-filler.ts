import type { TemplateFiller } from '@rdm/core/internal/kernel';
import { createCappedFiller } from '../word/capped-filler';
import { checkInflatedSize } from './inflated-size';

/** Fills Word templates in the page, with the same limits as on the server. */
export const createTemplateFiller = (): TemplateFiller => createCappedFiller(checkInflatedSize);
