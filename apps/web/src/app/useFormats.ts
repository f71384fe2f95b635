import { limits } from '@spadestik/domain/limits'
import { useIntl } from 'react-intl'

/** How numbers, sums and sizes are written for the reader. Dates are `formatDate` of the domain package. */
export function useFormats() {
  const { formatNumber } = useIntl()
  return {
    /** An amount in currency units: short from a million up, without decimals below. */
    money: (amount: number, currency: string): string =>
      amount >= limits.budgetFactor
        ? formatNumber(amount, {
            style: 'currency',
            currency,
            notation: 'compact',
            maximumSignificantDigits: 3,
          })
        : formatNumber(amount, { style: 'currency', currency, maximumFractionDigits: 0 }),
    /** A count that may be a lower bound. */
    count: (count: number, isCapped: boolean): string => `${formatNumber(count)}${isCapped ? '+' : ''}`,
    number: (value: number): string => formatNumber(value),
  }
}
