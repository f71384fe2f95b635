const name = 'companySignIn'

/** How a login at a company ended: with a token that is still to be exchanged, or with the reason why it failed. */
type SignInResult =
  | { readonly token: string; readonly failure: null }
  | { readonly token: null; readonly failure: string }

/** Returns how a login at a company ended, from the cookie that the service has set. Null if there is none. */
export function readSignInResult(): SignInResult | null {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  const [kind, value = ''] = (entry ?? '').slice(name.length + 1).split('.')
  if (value === '') return null
  return kind === 'token' ? { token: value, failure: null } : { token: null, failure: value }
}

/** Deletes the cookie, so that a reload begins with an empty login form. */
export function deleteSignInResult(): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the service has set it for the next page only
  document.cookie = `${name}=; path=/; max-age=0`
}
