export { formatAmount, formatShortAmount, noAmount } from '../src/money/formatAmount'
export { fromMillions, toMillions } from '../src/money/millions'
