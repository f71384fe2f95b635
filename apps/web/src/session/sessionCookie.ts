import { cookieMaxAge } from '@spadestik/domain/session'

const name = 'session'

/** Returns the bearer token, or null if the cookie is missing or malformed. */
export function readSessionCookie(): string | null {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  const token = entry?.slice(name.length + 1) ?? ''
  if (token === '') return null
  try {
    return decodeURIComponent(token)
  } catch {
    return null
  }
}

/**
 * Writes the bearer token to a same-site strict cookie with the path `/`. On HTTPS the cookie is secure
 * (W01).
 */
export function writeSessionCookie(token: string, kind: 'user' | 'limited', isRemembered: boolean): void {
  const maxAge = cookieMaxAge(kind, isRemembered)
  setCookie(encodeURIComponent(token), maxAge === null ? '' : `; max-age=${maxAge}`)
}

export function clearSessionCookie(): void {
  setCookie('', '; max-age=0')
}

function setCookie(value: string, lifetime: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // The Cookie Store API cannot be used, because it is asynchronous and the next request already needs the
  // token.
  // oxlint-disable-next-line unicorn/no-document-cookie -- see above
  document.cookie = `${name}=${value}; path=/; samesite=strict${lifetime}${secure}`
}
