export { WinnersList } from '../src/WinnersList/WinnersList'
export type { Winner, WinnersListProps } from '../src/WinnersList/WinnersList'
