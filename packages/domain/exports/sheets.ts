export { sheetColumns } from '../src/items/sheetColumns'
