import type { Schemas } from '@spadestik/api-client/schema'
import type { LanguageCode } from '../languages'
import { roles } from '../roles'

/** Lays the role with an id out in a language; null where there is none. */
export function roleIn(id: number | null, language: LanguageCode): Schemas['Role'] | null {
  const role = roles.find((candidate) => candidate.id === id)
  return role === undefined
    ? null
    : { id: role.id, name: role.names[language], itemTypes: [...role.itemTypes] }
}
