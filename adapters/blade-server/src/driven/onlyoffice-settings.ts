import * as v from 'valibot';
import { httpAddress, secretOf, variableGroup } from '../variable-group';

/** An ONLYOFFICE Document Server beside the program. */
export interface OnlyOfficeSettings {
  /** Where browsers and this server reach it, without a slash at the end. */
  readonly url: string;
  /** The secret it signs and verifies messages with (its `JWT_SECRET`). */
  readonly secret: string;
  /** Where it reaches this server, without a slash at the end. */
  readonly backUrl: string;
}

const EXAMPLE = 'https://office.example.com';

const withoutSlash = (url: string) => url.replace(/\/$/, '');

/** @param ownUrl where this server listens, for a document server on the same machine */
export const readOnlyOffice = (ownUrl: string) =>
  variableGroup({
    use: { zh: '使用 ONLYOFFICE', en: 'For ONLYOFFICE' },
    variables: {
      RDM_ONLYOFFICE_URL: httpAddress('RDM_ONLYOFFICE_URL', EXAMPLE),
      RDM_ONLYOFFICE_SECRET: secretOf('RDM_ONLYOFFICE_SECRET', 16),
      RDM_ONLYOFFICE_BACK_URL: v.optional(httpAddress('RDM_ONLYOFFICE_BACK_URL', EXAMPLE), ownUrl),
    },
    settings: (given): OnlyOfficeSettings => ({
      url: withoutSlash(given.RDM_ONLYOFFICE_URL),
      secret: given.RDM_ONLYOFFICE_SECRET,
      backUrl: withoutSlash(given.RDM_ONLYOFFICE_BACK_URL),
    }),
  });
