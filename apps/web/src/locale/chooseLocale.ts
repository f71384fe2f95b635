import type { NationalDomain } from '@spadestik/domain/locale'
import {
  isNationalHost,
  nationalDomainOf,
  nationalDomains,
  startLanguage,
  switchTo,
} from '@spadestik/domain/locale'
import { languageOfId, languages } from '@spadestik/messages'
import { readStorage, writeStorage } from '../storage/readStorage'
import type { AppLocale } from './LocaleContext'

const languageKey = 'language'
const domainKey = 'domain'
/** The language that was picked in this tab before a login. */
export const pickedKey = 'pickedLanguage'

const asNumber = (kept: unknown): number | null => (typeof kept === 'number' ? kept : null)
const asText = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null)

/**
 * Returns the national domain (dk, se or no) of the host, and the app's language. The language is the one
 * that the user chose before, or else the language of the domain (Z02, Z05).
 */
export function chooseLocale(): AppLocale {
  const domain = currentDomain()
  const chosen = readStorage(languageKey, asNumber)
  const known = languages.map(({ id }) => id)
  return { domain, language: languageOfId(startLanguage(domain, chosen, known)) }
}

/**
 * Returns the national domain (dk, se or no) of the host. On a host of none, the query parameter `domain` sets
 * the domain, which the browser tab remembers.
 */
function currentDomain(): NationalDomain {
  const query = new URLSearchParams(location.search)
  if (isNationalHost(location.hostname)) return nationalDomainOf(location.hostname, '')
  const asked = query.get('domain') ?? readStorage(domainKey, asText, 'tab')
  if (query.has('domain')) writeStorage(domainKey, asked, 'tab')
  return nationalDomainOf(location.hostname, asked === null ? '' : `domain=${asked}`)
}

/** Returns whether a language was picked in this tab before the login, once (F01). */
export function wasPicked(): boolean {
  const picked = readStorage(pickedKey, asNumber, 'tab')
  writeStorage(pickedKey, null, 'tab')
  return picked !== null
}

/** Stores a language in this browser and reloads the app in it. */
export function switchLanguage(languageId: number): void {
  writeStorage(languageKey, languageId)
  location.reload()
}

/**
 * Opens another national domain (dk, se or no) at its own host. On a host of none, sets the query parameter
 * `domain` and the language instead (H02).
 */
export function switchDomain(domainId: number): void {
  const domain = nationalDomains.find(({ id }) => id === domainId)
  if (domain === undefined) return
  const way = switchTo(domain, location.hostname)
  if (way.kind === 'parameter') {
    writeStorage(languageKey, way.languageId)
    location.assign(`/?domain=${way.domain}`)
  } else {
    const sibling = new URL('/', location.href)
    sibling.hostname = way.hostname
    location.assign(sibling)
  }
}
