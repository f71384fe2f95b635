import { limits } from '../limits/limits'
import { onePerKey } from '../locale/onePerKey'

const noAmount = '--'

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
 * Formats an amount in its own currency without decimals, or as '--' if there is none. (Z05)
 *
 * @param units the full amount, for example 2000000 for two million kroner
 * @param currency ISO 4217; it does not depend on the language, see ADR 7
 * @param locale BCP 47
 */
export function formatAmount(units: number | null | undefined, currency: string, locale: string): string {
  if (units === null || units === undefined) return noAmount
  return wholeFormat(locale)(currency).format(units)
}

/**
 * Formats an amount for a narrow space. An amount of at least one million is formatted in millions with three
 * digits. A smaller amount is formatted in full, without decimals.
 */
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
