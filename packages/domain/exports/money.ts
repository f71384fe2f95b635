export { formatShortAmount } from '../src/money/formatAmount'
