export { formatAmount, formatShortAmount } from '../src/money/formatAmount'
