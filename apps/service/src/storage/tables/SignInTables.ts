export interface SignInTables {
  /** Where the users of a company sign in. */
  company_sign_ins: {
    subscriber_id: number
    /** The identifier of a provider of OpenID Connect, as its discovery document writes it. */
    issuer: string
    client_id: string
    /** Encrypted with `Tokens.seal`. */
    client_secret: string
    /** The product of users who sign in for the first time. Null for none. */
    product_id: number | null
    /** The national domain (dk, se or no) of users who sign in for the first time. */
    domain_id: number
    /** Whether the company's users may also log in with a password. */
    allows_passwords: boolean
    /** Whether addresses count as verified when the provider does not say. */
    trusts_addresses: boolean
  }
  /** The domains of e-mail addresses. Each belongs to one company. */
  sign_in_domains: { domain: string; subscriber_id: number }
  /** Logins that wait for the return of a browser. */
  sign_in_states: {
    hash: string
    /** The hash of the secret in the cookie of the browser that began. */
    browser_hash: string
    subscriber_id: number
    /** The page of the app that is shown afterwards. */
    path: string
    domain_id: number
    expires: string
  }
  /** Who a user is at a provider. */
  user_identities: { issuer: string; subject: string; user_id: number; created: string }
}
