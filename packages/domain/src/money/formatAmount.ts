import { limits } from '../limits/limits'

/** What stands where there is no amount. */
export const noAmount = '--'

const formatters = new Map<string, Intl.NumberFormat>()

/** The formatter of a language and currency; one is slow to make, and a list needs it in every row. */
function formatterOf(locale: string, currency: string, isShort: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${isShort}`
  const known = formatters.get(key)
  if (known !== undefined) return known
  const form = isShort
    ? ({ notation: 'compact', maximumSignificantDigits: 3 } as const)
    : { maximumFractionDigits: 0 }
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, ...form })
  formatters.set(key, made)
  return made
}

/**
 * An amount in its own currency, without decimals, and '--' for none.
 *
 * @param units currency units
 * @param currency ISO 4217; never changed, whatever the language (decision 33)
 * @param locale BCP 47
 * @source specification 9
 */
export function formatAmount(units: number | null | undefined, currency: string, locale: string): string {
  if (units === null || units === undefined) return noAmount
  return formatterOf(locale, currency, false).format(units)
}

/** An amount as a row has room for it: from a million up in millions of three figures, below in whole units. */
export function formatShortAmount(
  units: number | null | undefined,
  currency: string,
  locale: string,
): string {
  if (units === null || units === undefined || Math.abs(units) < limits.budgetFactor) {
    return formatAmount(units, currency, locale)
  }
  return formatterOf(locale, currency, true).format(units)
}
