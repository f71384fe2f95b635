export { amountScale, fromMillions, toMillions } from '../src/money/millions'
