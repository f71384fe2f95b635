import { onePerKey } from '@spadestik/domain/locale'
import bundle from '../../../../../openapi/bundle.json'
import type { OcdsParty } from '../../storage/records/OcdsRelease'
import { countryOf } from './countryOf'
import { addDays } from './dayOf'
import { inNationalTime } from './nationalTime'
import type { ReleaseFault } from './releaseSchema'

type Fields = Record<string, unknown>

export interface RepairedRelease {
  readonly release: unknown
  readonly repairs: readonly ReleaseFault[]
}

const { Procurement, Company, CompanyRole } = bundle.components.schemas
const lengths = {
  name: Procurement.properties.name.maxLength,
  description: Procurement.properties.description.maxLength,
  company: Company.properties.companyName.maxLength,
  place: Company.properties.address.maxLength,
  note: CompanyRole.properties.note.maxLength,
}
const years = { first: 1990, last: 2100 }
/**
 * The largest amount that is kept, in whole units of a currency. Larger amounts are mistakes of the
 * publisher.
 */
const largestAmount = 1e13

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objectsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : [])
const partOf = (owner: unknown, name: string): Fields | null => {
  const part = isObject(owner) ? owner[name] : undefined
  return isObject(part) ? part : null
}

/** Returns the ISO 639-1 code of a language tag such as `dan` or `en-GB`, or null when there is none. */
const languageOf = onePerKey((tag: string): string | null => {
  try {
    const { language } = new Intl.Locale(tag.trim().replaceAll('_', '-'))
    return language.length === 2 ? language : null
  } catch {
    return null
  }
})

const isSensible = (time: string) => {
  const year = Number(time.slice(0, 4))
  return year >= years.first && year < years.last
}

function repairIdentifier(owner: Fields | null) {
  if (typeof owner?.['id'] === 'number') owner['id'] = String(owner['id'])
}

/**
 * Repairs mistakes that can be corrected in only one way. Shortens texts that are too long, and removes
 * impossible dates and amounts. Does not mutate the argument.
 */
export function repairRelease(original: unknown): RepairedRelease {
  if (!isObject(original)) return { release: original, repairs: [] }
  const release = structuredClone(original)
  const repairs: ReleaseFault[] = []
  const note = (property: string, message: string) => repairs.push({ property, message })

  function repairLanguages() {
    const { language } = release
    if (typeof language === 'string') {
      const code = languageOf(language)
      if (code !== null && code !== language) {
        release['language'] = code
        note('language', `"${language}" was read as "${code}"`)
      }
    }
    const titles = release['x_titles']
    if (!isObject(titles)) return
    for (const [tag, title] of Object.entries(titles)) {
      const code = languageOf(tag)
      if (code === null || code === tag) continue
      delete titles[tag]
      titles[code] ??= title
    }
  }

  function repairTime(owner: Fields | null, name: string, path: string, country: string | null) {
    const given = owner?.[name]
    if (owner === null || typeof given !== 'string') return
    const whole = inNationalTime(given, country)
    if (whole !== given) owner[name] = whole
    if (path !== 'date' && !Number.isNaN(Date.parse(whole)) && !isSensible(whole)) {
      owner[name] = null
      note(path, `${given} was dropped: the year must be from ${years.first} to ${years.last}`)
    }
  }

  function repairPeriod(name: string, country: string | null) {
    const period = partOf(release['tender'], name)
    const path = `tender/${name}`
    repairTime(period, 'startDate', `${path}/startDate`, country)
    repairTime(period, 'endDate', `${path}/endDate`, country)
    const days = period?.['durationInDays']
    if (period === null || typeof days !== 'number') return
    const isUsable = Number.isInteger(days) && days >= 0 && days < 365 * 100
    const { startDate: start } = period
    if (isUsable && (typeof start !== 'string' || isSensible(addDays(start.slice(0, 10), days)))) return
    if (!Number.isInteger(days)) return
    period['durationInDays'] = null
    note(`${path}/durationInDays`, `${days} days were dropped: they end after ${years.last}`)
  }

  function repairValue(owner: unknown, path: string) {
    const value = partOf(owner, 'value')
    if (value === null) return
    const { currency, amount } = value
    if (typeof currency === 'string' && /^[a-z]{3}$/i.test(currency.trim()))
      value['currency'] = currency.trim().toUpperCase()
    if (typeof amount === 'number' && amount > largestAmount) {
      value['amount'] = null
      note(`${path}/value/amount`, `${amount} was dropped: no contract has this value`)
    }
  }

  function cut(owner: Fields | null, name: string, longest: number, path: string) {
    const given = owner?.[name]
    if (owner === null || typeof given !== 'string' || given.length <= longest) return
    owner[name] = `${given.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`
    note(`${path}${name}`, `was cut from ${given.length} to ${longest} characters`)
  }

  repairLanguages()
  repairIdentifier(release)
  const parties = objectsIn(release['parties'])
  const buyer = partOf(release, 'buyer')
  for (const party of [...parties, ...(buyer === null ? [] : [buyer])]) {
    repairIdentifier(party)
    repairIdentifier(partOf(party, 'identifier'))
    cut(party, 'name', lengths.company, party === buyer ? 'buyer/' : 'parties/')
    for (const name of ['streetAddress', 'locality', 'postalCode'])
      cut(partOf(party, 'address'), name, lengths.place, 'parties/address/')
  }
  const ofBuyer = parties.find(
    ({ id, roles }) => id === buyer?.['id'] || (Array.isArray(roles) && roles.includes('buyer')),
  )
  const country = safeCountry(ofBuyer)
  repairTime(release, 'date', 'date', country)
  const tender = partOf(release, 'tender')
  for (const period of ['tenderPeriod', 'enquiryPeriod', 'contractPeriod']) repairPeriod(period, country)
  repairValue(tender, 'tender')
  cut(tender, 'title', lengths.name, 'tender/')
  cut(tender, 'description', lengths.description, 'tender/')
  for (const item of objectsIn(tender?.['items'])) {
    for (const one of [partOf(item, 'classification'), ...objectsIn(item['additionalClassifications'])])
      repairIdentifier(one)
  }
  const titles = partOf(release, 'x_titles')
  for (const language of Object.keys(titles ?? {})) cut(titles, language, lengths.name, 'x_titles/')
  for (const award of objectsIn(release['awards'])) {
    repairTime(award, 'date', 'awards/date', country)
    repairValue(award, 'awards')
    cut(award, 'title', lengths.note, 'awards/')
    for (const supplier of objectsIn(award['suppliers'])) {
      repairIdentifier(supplier)
      cut(supplier, 'name', lengths.company, 'awards/suppliers/')
    }
  }
  return { release, repairs }
}

/**
 * Returns the country of a party whose properties can have wrong types. Properties of a wrong type are
 * ignored.
 */
function safeCountry(party: Fields | undefined): string | null {
  const address = partOf(party, 'address')
  const [region, countryName] = [address?.['region'], address?.['countryName']]
  return countryOf({
    address: {
      region: typeof region === 'string' ? region : null,
      countryName: typeof countryName === 'string' ? countryName : null,
    },
  } satisfies OcdsParty)
}
