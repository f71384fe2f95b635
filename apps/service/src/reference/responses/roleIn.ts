import type { Schemas } from '@spadestik/api-client/schema'
import type { LanguageCode } from '../languages'
import { roles } from '../roles'

/** Returns the role with an id in a language, or null when it does not exist. */
export function roleIn(id: number | null, language: LanguageCode): Schemas['Role'] | null {
  const role = roles.find((candidate) => candidate.id === id)
  return role === undefined
    ? null
    : { id: role.id, name: role.names[language], itemTypes: [...role.itemTypes] }
}
