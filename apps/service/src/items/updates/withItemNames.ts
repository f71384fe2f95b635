import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import type { LanguageCode } from '../../reference/languages'
import { nameIn } from '../../terms/inLanguage'
import type { Database } from '../../storage/Database'

type Update = Schemas['Update']

/** Adds the name of its item to each update. */
export async function withItemNames(
  db: Kysely<Database>,
  updates: readonly Update[],
  language: LanguageCode,
): Promise<Update[]> {
  const readNames = async (type: 'project' | 'procurement') => {
    const ids = [...new Set(updates.flatMap((update) => update[`${type}Id`] ?? []))]
    const rows = await db
      .selectFrom(`${type}s`)
      .select(['id', 'names', 'language'])
      .where('id', '=', (any) => any.fn.any(any.val(ids)))
      .execute()
    return new Map(rows.map((row) => [row.id, nameIn(row.names, language, row.language)]))
  }
  const [projects, procurements] = [await readNames('project'), await readNames('procurement')]
  return updates.map((update) => {
    const { projectId, procurementId } = update
    const itemName = projectId === null ? procurements.get(procurementId ?? 0) : projects.get(projectId)
    return itemName === undefined ? update : { ...update, itemName }
  })
}
