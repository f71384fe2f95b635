import type { Schemas } from '@spadestik/api-client'
import { countOfList } from '@spadestik/domain/lists'
import { isShared } from '@spadestik/domain/sharing'

export function listChoice(list: Schemas['List']) {
  return { id: list.id, name: list.name, count: countOfList(list), isShared: isShared(list) }
}
