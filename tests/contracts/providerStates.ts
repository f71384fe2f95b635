/**
 * What must be true at the provider before an interaction, in words, and what the provider then tells.
 *
 * The values are the examples that the consumer's tests use. A provider answers its own values under the same names;
 * they replace the examples in paths, headers and bodies. So no state speaks of ids.
 */
export const providerStates = {
  'nobody is signed in': {},
  'a user can sign in': { username: 'anne.lund@fjordlund.example', password: 'skovl-og-spade' },
  'a paid user is signed in': { token: 'token-of-a-paid-user', userId: 71 },
  'a paid user without company access is signed in': { token: 'token-without-company-access' },
  'a limited visitor without views is signed in': { token: 'token-of-a-visitor' },
  'another person has signed in to the account': { token: 'token-that-was-taken' },
  'an administrator has ended the session': { token: 'token-that-was-ended' },
  'the token has expired': { token: 'token-that-expired' },
  'the user has a colleague': {},
  'a project exists': { projectId: 48213 },
  'a project with a procurement and an article is on a list of the user': { projectId: 48213, listId: 12 },
  'a procurement with winners exists': { procurementId: 91004 },
  'a company with roles exists': { companyId: 5120, beginningOfItsName: 'nordk' },
  'there is no such item': { missingId: 2147483647 },
  'the user has a list': { listId: 12 },
} as const

type ProviderStates = typeof providerStates

/** The words of a provider state. */
export type ProviderState = keyof ProviderStates

/** What a provider tells once it is in a state. */
export type ProviderValues<State extends ProviderState> = {
  -readonly [Name in keyof ProviderStates[State]]: ProviderStates[State][Name] extends number
    ? number
    : string
}

/** A provider's way into every state: one function for each, which answers the values of the state. */
export type ProviderStateHandlers = { [State in ProviderState]: () => Promise<ProviderValues<State>> }
