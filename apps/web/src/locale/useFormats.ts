import { formatShortAmount } from '@spadestik/domain/money'
import { useIntl } from 'react-intl'

/** How numbers, sums and sizes are written for the reader. Dates are `formatDate` of the domain package. */
export function useFormats() {
  'use memo'
  const { formatNumber, locale } = useIntl()
  return {
    /** An amount in currency units: short from a million up, without decimals below. */
    money: (amount: number, currency: string): string => formatShortAmount(amount, currency, locale),
    /** A count that may be a lower bound. */
    count: (count: number, isCapped: boolean): string => `${formatNumber(count)}${isCapped ? '+' : ''}`,
    number: (value: number): string => formatNumber(value),
  }
}
