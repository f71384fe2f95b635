import type { OcdsRelease, OcdsTender, OcdsValue } from '../../storage/records/OcdsRelease'
import type { Note } from '../release/ReleaseFault'
import { winningAwards } from './winnersOf'

/**
 * The smallest amount that counts as a budget, in any currency. Publishers enter smaller amounts as
 * placeholders.
 */
const smallestBudget = 1000

/** The currency of a notice that names no currency, by the country of the buyer. */
const currencyOf: Readonly<Record<string, string>> = {
  DK: 'DKK',
  FO: 'DKK',
  GL: 'DKK',
  SE: 'SEK',
  NO: 'NOK',
  IS: 'ISK',
  GB: 'GBP',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  CH: 'CHF',
  LI: 'CHF',
  AL: 'ALL',
  MK: 'MKD',
  TR: 'TRY',
  RS: 'RSD',
  BA: 'BAM',
  UA: 'UAH',
  MD: 'MDL',
}

/** Returns the sum of the values of all lots, if they have one currency. */
function sumOfLots({ lots }: OcdsTender, note: Note): OcdsValue | null {
  const values = (lots ?? []).flatMap(({ value }) => (value?.amount == null ? [] : [value]))
  if (values.length === 0) return null
  const [first] = values
  if (new Set(values.map(({ currency }) => currency)).size > 1 || first === undefined) {
    note('tender/lots/value', 'is not shown: the lots have different currencies')
    return null
  }
  if (values.length < (lots ?? []).length) {
    note('tender/lots/value', `is not shown: only ${values.length} of ${lots?.length} lots have one`)
    return null
  }
  return {
    amount: values.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    currency: first.currency ?? null,
  }
}

const isGiven = (value: OcdsValue | null | undefined): value is OcdsValue => value?.amount != null

/** Returns the sum of what was contracted: of the awards that were won, or else of the contracts. */
function sumOfAwards(release: OcdsRelease, note: Note): OcdsValue | null {
  const awarded = winningAwards(release)
    .map(({ value }) => value)
    .filter(isGiven)
  const contracted = (release.contracts ?? []).map(({ value }) => value).filter(isGiven)
  const values = awarded.length > 0 ? awarded : contracted
  const [first] = values
  if (first === undefined) return null
  if (new Set(values.map(({ currency }) => currency)).size > 1) {
    note('awards/value', 'is not shown: the values have different currencies')
    return null
  }
  return {
    amount: values.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    currency: first.currency ?? null,
  }
}

interface Source {
  readonly property: string
  readonly value: OcdsValue | null
}

/**
 * Returns the sum of a purchase: the value of its tender, or else the sum of its lots, what was planned, or what was
 * contracted. Reports the others, if they say something else. A lower bound of the value is never shown.
 */
function sumOf(release: OcdsRelease, tender: OcdsTender, note: Note): Source {
  const own: Source = { property: 'tender/value', value: tender.value ?? null }
  const found = [
    own,
    ...(isGiven(own.value) ? [] : [{ property: 'tender/lots/value', value: sumOfLots(tender, note) }]),
    { property: 'planning/budget/amount', value: release.planning?.budget?.amount ?? null },
    { property: 'awards/value', value: sumOfAwards(release, note) },
  ].filter(({ value }) => isGiven(value))
  const [shown = own, ...others] = found
  for (const { property, value } of others)
    if (value?.amount !== shown.value?.amount)
      note(property, `is not shown: the sum is that of ${shown.property}`)
  if (isGiven(tender.minValue) && tender.minValue.amount !== shown.value?.amount)
    note('tender/minValue', 'is not shown: it is only a lower bound')
  return shown
}

/**
 * Returns a sum as it is shown, in whole units. A sum without a currency is in that of the country. A
 * placeholder is not shown.
 *
 * @param property the path of the value, for the report
 */
export function shownSum(
  { property, value }: Source,
  country: string | null,
  note: Note,
): { readonly budget: number | null; readonly currency: string } {
  const usual = country === null ? undefined : (currencyOf[country] ?? 'EUR')
  const currency = value?.currency ?? usual
  const amount = value?.amount ?? null
  const nothing = { budget: null, currency: currency ?? 'EUR' }
  if (amount === null || !Number.isFinite(amount)) return nothing
  if (currency === undefined) {
    note(`${property}/currency`, `is missing, so the amount ${amount} is not shown`)
    return nothing
  }
  if (amount < smallestBudget) {
    note(`${property}/amount`, `${amount} is not shown: it is below ${smallestBudget}, a placeholder`)
    return nothing
  }
  return { budget: Math.round(amount), currency }
}

/** Returns the budget of a purchase, see `sumOf`. */
export const moneyOf = (release: OcdsRelease, country: string | null, note: Note) =>
  shownSum(sumOf(release, release.tender ?? {}, note), country, note)
