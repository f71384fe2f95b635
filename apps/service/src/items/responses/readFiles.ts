import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { fileIn } from './fileIn'
import type { Database } from '../../storage/Database'

type Owner = 'project_id' | 'procurement_id'

export async function readFiles(
  db: Kysely<Database>,
  owner: Owner,
  itemIds: readonly number[],
): Promise<Map<number, Schemas['File'][]>> {
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where(owner, '=', (any) => any.fn.any(any.val([...itemIds])))
    .orderBy('position')
    .execute()
  const groups = Map.groupBy(rows, (row) => row[owner] ?? 0)
  return new Map(
    [...groups].map(([id, files]) => [
      id,
      files.map((file) => fileIn(file.id, { ...file, isImage: file.is_image })),
    ]),
  )
}

export function coverOf(files: readonly Schemas['File'][] | undefined): Schemas['File'] | null {
  return files?.find(({ image }) => image) ?? null
}
