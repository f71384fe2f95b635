import { countryOfBuyer } from './countryOfBuyer'
import type { Fields } from './fitToSchema'
import { fitToSchema, isObject, objectsIn, partOf } from './fitToSchema'
import { languageOf, usualLanguage } from './languageOf'
import type { Note, ReleaseFault } from './ReleaseFault'
import { repairTexts } from './repairTexts'
import { repairTimes } from './repairTimes'

export interface RepairedRelease {
  readonly release: unknown
  readonly repairs: readonly ReleaseFault[]
}

/**
 * The largest amount that is kept, in whole units of a currency. Larger amounts are mistakes of the
 * publisher.
 */
export const largestAmount = 1e13

function repairLanguage(release: Fields, country: string | null, note: Note): void {
  const { language } = release
  if (typeof language !== 'string') return
  const code = languageOf(language)
  if (code === language) return
  release['language'] = code ?? usualLanguage(country)
  const read = code === null ? 'is no language and was read as' : 'was read as'
  note('language', `"${language}" ${read} "${String(release['language'])}"`)
}

function repairValue(owner: unknown, path: string, note: Note, name = 'value'): void {
  const value = partOf(owner, name)
  if (value === null) return
  const { currency, amount } = value
  if (typeof currency === 'string' && /^[a-z]{3}$/i.test(currency.trim()))
    value['currency'] = currency.trim().toUpperCase()
  if (typeof amount === 'number' && (amount > largestAmount || amount < 0)) {
    value['amount'] = null
    note(`${path}/${name}/amount`, `${amount} was dropped: no contract has this value`)
  }
}

/**
 * Repairs mistakes that can be corrected in only one way. Shortens texts that are too long, and removes
 * impossible dates and amounts. Does not mutate the argument.
 */
export function repairRelease(original: unknown): RepairedRelease {
  if (!isObject(original)) return { release: original, repairs: [] }
  const release = structuredClone(original)
  const repairs: ReleaseFault[] = []
  const note: Note = (property, message) => repairs.push({ property, message })
  fitToSchema(release, note)
  const country = countryOfBuyer(release)
  repairLanguage(release, country, note)
  repairTexts(release, note)
  repairTimes(release, country, note)
  const tender = partOf(release, 'tender')
  repairValue(tender, 'tender', note)
  for (const lot of objectsIn(tender?.['lots'])) repairValue(lot, 'tender/lots', note)
  for (const award of objectsIn(release['awards'])) repairValue(award, 'awards', note)
  for (const contract of objectsIn(release['contracts'])) repairValue(contract, 'contracts', note)
  repairValue(partOf(release['planning'], 'budget'), 'planning/budget', note, 'amount')
  return { release, repairs }
}
