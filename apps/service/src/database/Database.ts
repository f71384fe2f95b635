import type { CriteriaTables } from './tables/CriteriaTables'
import type { ItemPartTables } from './tables/ItemPartTables'
import type { ItemTables } from './tables/ItemTables'
import type { SearchTables } from './tables/SearchTables'

/**
 * All tables of the service.
 *
 * @source specification 3
 */
export type Database = CriteriaTables & ItemTables & ItemPartTables & SearchTables
