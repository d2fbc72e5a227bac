/** A pending sign-in at another system: what must come back unchanged or be proved later. */
export interface BegunSignIn {
  /** Comes back beside the code. */
  readonly state: string;
  /** Comes back inside the identity token. */
  readonly nonce: string;
  /** Proves that the client redeeming the code is the one that requested it. RFC 7636 */
  readonly verifier: string;
  /** Where the other system sends the browser back to. */
  readonly redirectUri: string;
}

/** A person as known to another system; fields it does not supply are empty. docs/wire.md, Social sign-in */
export interface OutsidePerson {
  /** Identifies the person there uniquely and permanently. */
  readonly uuid: string;
  readonly username: string;
  readonly nickname: string;
  /** The address of a picture. */
  readonly avatar: string;
  readonly email: string;
  readonly blog: string;
  readonly company: string;
  readonly location: string;
  readonly gender: string;
  readonly remark: string;
}

/** Another system that authenticates people. */
export interface IdentityProvider {
  /** Identifies it in URLs and records, e.g. `github`. */
  readonly source: string;
  /** The label of its button. */
  readonly label: string;
  /** The URL the browser is sent to for signing in there. @throws IdentityProviderFailed */
  authorizationUrl(begun: BegunSignIn): Promise<string>;
  /** The person who returned with a code. @throws IdentityProviderFailed if the other system confirms no identity */
  personOf(returned: BegunSignIn & { readonly code: string }): Promise<OutsidePerson>;
}

/** Another system did not answer (`unreachable`), or its answer cannot be trusted (`refused`). */
export class IdentityProviderFailed extends Error {
  constructor(
    readonly reason: 'unreachable' | 'refused',
    options?: ErrorOptions,
  ) {
    super(
      `The identity provider ${reason === 'unreachable' ? 'gave no answer' : 'did not vouch for anybody'}`,
      options,
    );
    this.name = 'IdentityProviderFailed';
  }
}

/** Configuration of signing in through other systems. */
export interface SocialSignIn {
  /** The public base URL of the product, e.g. `https://rdm.example.com`: never taken from a request. */
  readonly site: string;
  readonly providers: readonly IdentityProvider[];
}
