import { aboveScaleTitle } from './above-scale/above-scale-title';
import type { Title } from './application/title';
import { gazelleTitle } from './gazelle/gazelle-title';
import { highTechTitle } from './held/high-tech-title';
import { recognitionTitle } from './high-tech/recognition-title';
import { techSmeTitle } from './tech-sme/tech-sme-title';

/** Every title, in the order of the menu. A further one is a further entry. */
export const titles: readonly Title[] = [highTechTitle, recognitionTitle, techSmeTitle, aboveScaleTitle, gazelleTitle];
