import { formatShortAmount } from '@spadestik/domain/money'
import { useIntl } from 'react-intl'

/**
 * Returns functions that format numbers and amounts in the current locale. To format dates, use `formatDate`
 * of the domain package.
 */
export function useFormats() {
  'use memo'
  const { formatNumber, locale } = useIntl()
  return {
    /**
     * Formats an amount, which is in whole units of the currency, such as kroner. Amounts from one million
     * are shortened, and smaller amounts have no decimals (Z05).
     */
    money: (amount: number, currency: string): string => formatShortAmount(amount, currency, locale),
    /** Adds `+` if the real number can be higher. */
    count: (count: number, isCapped: boolean): string => `${formatNumber(count)}${isCapped ? '+' : ''}`,
    number: (value: number): string => formatNumber(value),
  }
}
