import type { Schemas } from '@spadestik/api-client/schema'
import type { Handler } from '../../app/Operation'
import { nameIn } from '../../responses/nameIn'
import { translationProperty } from '../../reference/translationProperty'

/**
 * Answers the criterion types with their trees, named in the language of the call.
 *
 * @source specification 7
 */
export const getCriterionTypes: Handler<'getCriterionTypes'> = async ({ db, language }) => {
  const types = await db.selectFrom('criterion_types').selectAll().orderBy('position').execute()
  const rows = await db
    .selectFrom('criteria')
    .select(['id', 'type_id', 'parent_id', 'names'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const nodes = new Map<number, Schemas['Criterion']>(
    rows.map((row) => [
      row.id,
      { id: row.id, name: nameIn(row.names, language, 'en'), typeId: row.type_id, children: [] },
    ]),
  )
  const roots = new Map<number, Schemas['Criterion'][]>(types.map(({ id }) => [id, []]))
  for (const row of rows) {
    const siblings = row.parent_id === null ? roots.get(row.type_id) : nodes.get(row.parent_id)?.children
    const node = nodes.get(row.id)
    if (node !== undefined) siblings?.push(node)
  }
  return types.map((type) => ({
    id: type.id,
    translationProperty: translationProperty(type.code),
    searchable: type.searchable,
    tailored: type.tailored,
    highlightedProject: type.highlighted_project,
    highlightedProcurement: type.highlighted_procurement,
    criteria: roots.get(type.id) ?? [],
  }))
}
