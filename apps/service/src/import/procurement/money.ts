import type { OcdsTender, OcdsValue } from '../../storage/records/OcdsRelease'
import type { Note } from '../release/ReleaseFault'

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

/** Returns the budget of a tender: its own value, or else the sum of its lots. */
export function moneyOf(
  tender: OcdsTender,
  country: string | null,
  note: Note,
): { readonly budget: number | null; readonly currency: string } {
  const usual = country === null ? undefined : (currencyOf[country] ?? 'EUR')
  const value = tender.value?.amount == null ? (sumOfLots(tender, note) ?? tender.value) : tender.value
  const currency = value?.currency ?? usual
  const amount = value?.amount ?? null
  const nothing = { budget: null, currency: currency ?? 'EUR' }
  if (amount === null || !Number.isFinite(amount)) return nothing
  if (currency === undefined) {
    note('tender/value/currency', `is missing, so the amount ${amount} is not shown`)
    return nothing
  }
  if (amount < smallestBudget) {
    note('tender/value/amount', `${amount} is not shown: it is below ${smallestBudget}, a placeholder`)
    return nothing
  }
  return { budget: Math.round(amount), currency }
}
