import type { Ports } from '@rdm/core/internal/application';
import type { Resource } from '@rdm/core/internal/records';
import {
  aboveScale,
  gazelle,
  highTechCertificate,
  recognition,
  techSme,
  type OneTitlePort,
} from '@rdm/core/internal/title';

/** A title with its page: which records it shows, and where its calls are. */
export interface TitlePage {
  readonly code: string;
  readonly resource: Resource;
  readonly port: (ports: Ports) => OneTitlePort;
  /** Whether local titles are matched on it. */
  readonly matches?: true;
}

/** The pages of titles by the last part of their paths. */
export const titlePages = {
  'high-tech': { code: 'enterprisehthr', resource: highTechCertificate, port: (ports) => ports.highTechTitle },
  recognition: { code: 'enterprisehightech', resource: recognition, port: (ports) => ports.recognitionTitle },
  'tech-sme': { code: 'enterprisehtsme', resource: techSme, port: (ports) => ports.techSmeTitle },
  'above-scale': { code: 'enterpriseabovescale', resource: aboveScale, port: (ports) => ports.aboveScaleTitle },
  gazelle: { code: 'enterprisegazelle', resource: gazelle, port: (ports) => ports.gazelleTitle, matches: true },
} as const satisfies Readonly<Record<string, TitlePage>>;

export type TitlePageName = keyof typeof titlePages;
