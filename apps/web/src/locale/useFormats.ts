import { formatShortAmount } from '@spadestik/domain/money'
import { useIntl } from 'react-intl'

/**
 * Returns functions that format numbers and amounts. To format dates, use `formatDate` of the domain package.
 */
export function useFormats() {
  'use memo'
  const { formatNumber, locale } = useIntl()
  return {
    /**
     * Formats an amount of money. The amount is in whole units of the currency, such as kroner, and not in
     * millions. Amounts of one million and more are shortened, and smaller amounts have no decimals (Z05).
     */
    money: (amount: number, currency: string): string => formatShortAmount(amount, currency, locale),
    /** Formats a count. Adds `+` if the real number can be higher. */
    count: (count: number, isCapped: boolean): string => `${formatNumber(count)}${isCapped ? '+' : ''}`,
    number: (value: number): string => formatNumber(value),
  }
}
