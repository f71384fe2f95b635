import { formatShortAmount } from '@spadestik/domain/money'
import { useIntl } from 'react-intl'

/**
 * Returns functions that format numbers and amounts. To format dates, use `formatDate` of the domain package.
 */
export function useFormats() {
  'use memo'
  const { formatNumber, locale } = useIntl()
  return {
    /** Formats an amount in currency units: short from a million on, without decimals below (Z05). */
    money: (amount: number, currency: string): string => formatShortAmount(amount, currency, locale),
    /** Formats a count, with `+` if it is a lower bound. */
    count: (count: number, isCapped: boolean): string => `${formatNumber(count)}${isCapped ? '+' : ''}`,
    number: (value: number): string => formatNumber(value),
  }
}
