import type { Schemas } from '@spadestik/api-client'
import { countOfList } from '@spadestik/domain/lists'
import { isShared } from '@spadestik/domain/sharing'

/** Returns the details of a list that dialogs show when users choose among lists. */
export function listChoice(list: Schemas['List']) {
  return { id: list.id, name: list.name, count: countOfList(list), isShared: isShared(list) }
}
