/** A sign-in at another system as it was begun here; what must come back unchanged or be proved later. */
export interface BegunSignIn {
  /** Comes back beside the code. */
  readonly state: string;
  /** Comes back inside the identity token. */
  readonly nonce: string;
  /** Proves that who trades the code in is who asked for it. RFC 7636 */
  readonly verifier: string;
  /** Where the other system sends the browser back to. */
  readonly redirectUri: string;
}

/** A person as another system knows him; what it does not say is empty. docs/wire.md, Social sign-in */
export interface OutsidePerson {
  /** Names the person there for ever, and nobody else. */
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

/** Another system that says who somebody is. */
export interface IdentityProvider {
  /** Names it in addresses and records, e.g. `github`. */
  readonly source: string;
  /** Names it on its button. */
  readonly label: string;
  /** Where the browser goes to sign in there. @throws IdentityProviderFailed */
  authorizationUrl(begun: BegunSignIn): Promise<string>;
  /** Who came back with a code. @throws IdentityProviderFailed where the other system does not vouch for anybody */
  personOf(returned: BegunSignIn & { readonly code: string }): Promise<OutsidePerson>;
}

/** Another system gave no answer (`unreachable`), or none that can be trusted (`refused`). */
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

/** Signing in through other systems, where it is set up. */
export interface SocialSignIn {
  /** Where people reach the product, e.g. `https://rdm.example.com`: never taken from a request. */
  readonly site: string;
  readonly providers: readonly IdentityProvider[];
}
