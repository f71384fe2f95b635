export {
  isSelected,
  nothingSelected,
  pageState,
  selectPage,
  selectRange,
  toggleItem,
  togglePage,
} from '../src/selection/selection'
export type { Selection } from '../src/selection/selection'
