import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'
import type { SourceState } from './readSourceStates'
import { readSourceStates } from './readSourceStates'

/** More sources than a configuration and those before it have. */
const mostSources = 1000

const time = (text: string | null) => (text === null ? 'never' : new Date(text).toISOString())

function wordsOf({ state, failures }: SourceState): string {
  if (state === 'reading') return 'is being read'
  const words = [failures > 0 && `failed ${failures} times`, state === 'overdue' && 'is overdue']
  return words.filter(Boolean).join(', ') || 'is up to date'
}

function describe(source: SourceState): string {
  const { name, failure, added, changed, unchanged, skipped, lastRun, lastSuccess, nextRun } = source
  return [
    `${name}: ${wordsOf(source)}`,
    `  last run ${time(lastRun)}, last success ${time(lastSuccess)}, next run ${time(nextRun)}`,
    `  ${added} added, ${changed} changed, ${unchanged} unchanged, ${skipped} skipped`,
    ...(failure === null ? [] : [`  last failure: ${failure}`]),
  ].join('\n')
}

/** Returns what is known of the sources of notices, as text. */
export async function describeSources(db: Kysely<Database>, now: Date): Promise<string> {
  const { items } = await readSourceStates(db, now, { index: 0, limit: mostSources })
  if (items.length === 0) return 'No source has been read yet. The setting SOURCES names them.'
  return items.map(describe).join('\n')
}
