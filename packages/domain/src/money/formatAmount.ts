import { limits } from '../limits/limits'

/** What stands where there is no amount. */
export const noAmount = '--'

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
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    units,
  )
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
  const short = { style: 'currency', currency, notation: 'compact', maximumSignificantDigits: 3 } as const
  return new Intl.NumberFormat(locale, short).format(units)
}
