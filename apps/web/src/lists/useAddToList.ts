import { holds, moveToList } from '@spadestik/domain/lists'
import { useState } from 'react'
import { asProblem } from '../problems/asProblem'
import { useLists } from '../api/lists'
import type { NamedItem } from '../item/ItemActionsContext'
import { listChoice } from './listChoice'
import { useCreateList } from './useCreateList'
import { useListMoves } from './useListMoves'
import { knownOr } from '../api/cache/knownOr'

/** Puts an item on a list, and removes it from the user's other lists (M04). */
export function useAddToList(item: NamedItem, onDone: () => void) {
  const lists = knownOr(useLists().data, [])
  const createList = useCreateList()
  const { saveAll, setProblem, ...moves } = useListMoves()
  const [chosenId, choose] = useState<number | null>(null)

  /**
   * Adds the item to its new list, and then removes it from the other lists. In this order, a failed request
   * never leaves the item without a list.
   */
  const submit = (targetId: number) => saveAll(moveToList(lists, targetId, item), onDone)

  async function createNamed(name: string): Promise<void> {
    setProblem(null)
    try {
      choose((await createList(name)).id)
    } catch (error) {
      setProblem(asProblem(error))
    }
  }

  const choices = lists.map((list) => ({ ...listChoice(list), hasItem: holds(list, item) }))
  const current = choices.find(({ hasItem }) => hasItem)
  return {
    ...moves,
    choices,
    current,
    chosenId: chosenId ?? current?.id ?? null,
    choose,
    submit,
    createNamed,
  }
}
