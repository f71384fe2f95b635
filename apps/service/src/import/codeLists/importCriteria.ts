import type { Kysely } from 'kysely'
import { writeCriteria } from '../../items/writers/writeCriteria'
import type { Database } from '../../storage/Database'
import { readCodeList } from './CodeList'
import { ImportError } from '../file/ImportError'
import { lockTrees } from '../process/processLocks'
import { requestReread, rereadTenders } from '../process/rereadTenders'

export interface CriteriaReport {
  readonly criteria: number
  /**
   * The number of earlier imported tenders that were written again, because they might use codes of the
   * imported code list.
   */
  readonly relinked: number
}

/**
 * Imports a code list as a criterion type that users can filter by. Also links the tenders of earlier imports
 * to the codes of this list. An existing type keeps its names and position.
 *
 * @param name the name of the type, such as `CPV`. Notices refer to the list by this name in lower case.
 * @throws ImportError when the file or the name cannot be used. Nothing is written then.
 */
export async function importCriteria(
  db: Kysely<Database>,
  file: string,
  name: string,
  now: string,
): Promise<CriteriaReport> {
  const title = name.trim()
  if (!/^[\p{L}\d][\p{L}\d -]{0,59}$/u.test(title)) {
    throw new ImportError(
      `"${name}" cannot name a criterion type: use letters, digits, spaces and hyphens, 60 at most.`,
    )
  }
  const code = title.toLowerCase()
  const criteria = await readCodeList(file)
  await db.transaction().execute(async (trx) => {
    await lockTrees(trx)
    const known = await trx
      .selectFrom('criterion_types')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirst()
    await writeCriteria(trx, [
      {
        code,
        names: known?.names ?? { da: title, sv: title, nb: title, en: title },
        searchable: true,
        tailored: known?.tailored ?? false,
        highlightedProject: known?.highlighted_project ?? false,
        highlightedProcurement: known?.highlighted_procurement ?? true,
        criteria,
      },
    ])
    await requestReread(trx)
  })
  let relinked = 0
  let batch = 0
  do {
    batch = await rereadTenders(db, now)
    relinked += batch
  } while (batch > 0)
  return { criteria: criteria.length, relinked }
}
