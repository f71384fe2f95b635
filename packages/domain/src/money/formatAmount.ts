import { limits } from '../limits/limits'
import { onePerKey } from '../locale/onePerKey'

/** What stands where there is no amount. */
export const noAmount = '--'

const wholeFormat = onePerKey((locale) =>
  onePerKey(
    (currency) => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
  ),
)

const shortFormat = onePerKey((locale) =>
  onePerKey(
    (currency) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        notation: 'compact',
        maximumSignificantDigits: 3,
      }),
  ),
)

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
  return wholeFormat(locale)(currency).format(units)
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
  return shortFormat(locale)(currency).format(units)
}
