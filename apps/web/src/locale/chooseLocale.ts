import type { NationalDomain } from '@spadestik/domain/locale'
import {
  isLocalHost,
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

const asNumber = (kept: unknown): number | null => (typeof kept === 'number' ? kept : null)
const asText = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null)

/** The language and domain to start with: the host's or the address's domain, and the language once chosen. */
export function chooseLocale(): AppLocale {
  const domain = currentDomain()
  const chosen = readStorage(languageKey, asNumber)
  const known = languages.map(({ id }) => id)
  return { domain, language: languageOfId(startLanguage(domain, chosen, known)) }
}

/** On localhost the address names the domain once; after that this browser tab's choice is kept. */
function currentDomain(): NationalDomain {
  const query = new URLSearchParams(location.search)
  if (isLocalHost(location.hostname)) {
    const asked = query.get('domain') ?? readStorage(domainKey, asText, 'tab')
    if (query.has('domain')) writeStorage(domainKey, asked, 'tab')
    return nationalDomainOf(location.hostname, asked === null ? '' : `domain=${asked}`)
  }
  return nationalDomainOf(location.hostname, location.search)
}

/** Keeps a language and starts the app anew in it. */
export function switchLanguage(languageId: number): void {
  writeStorage(languageKey, languageId)
  location.reload()
}

/** Goes to another national domain: on localhost by its parameter and language, elsewhere to the sibling host. */
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
