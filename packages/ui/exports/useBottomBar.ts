export { bottomOffset } from '../src/styles/bottomBars/bottomBars'
export { useBottomBar } from '../src/styles/bottomBars/useBottomBar'
