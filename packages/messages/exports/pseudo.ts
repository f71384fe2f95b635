export { pseudoCatalog } from '../src/pseudoCatalog'
