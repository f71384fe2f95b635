export { WinnersList } from '../src/item/WinnersList/WinnersList'
export type { Winner, WinnersListProps } from '../src/item/WinnersList/WinnersList'
