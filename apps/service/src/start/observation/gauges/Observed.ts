import type { Kysely } from 'kysely'
import type { Database } from '../../../storage/Database'
import type { PoolUse } from '../../../storage/observed/PoolUse'

/** What is measured at the moment when metrics are read. */
export interface Observed {
  readonly db: Kysely<Database>
  readonly pools: () => readonly PoolUse[]
  /** The names of the configured sources. */
  readonly sources: readonly string[]
  /** The folder whose disk must not become full. */
  readonly dataFolder: string
  /** Caches by name. Their numbers only grow. */
  readonly caches: Readonly<Record<string, { readonly hits: number; readonly misses: number }>>
}
