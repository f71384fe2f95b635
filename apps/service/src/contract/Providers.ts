import type { Configuration } from 'openid-client'

/** How the service introduces itself to a company's provider of OpenID Connect. */
export interface ProviderClient {
  readonly issuer: string
  readonly clientId: string
  /** Encrypted with `Tokens.seal`. */
  readonly sealedSecret: string
}

export interface Providers {
  /**
   * Returns the addresses and keys of a provider, from its discovery document.
   *
   * @throws SignInFailure when the provider does not respond, or is not the one that was set.
   */
  readonly of: (client: ProviderClient) => Promise<Configuration>
}
