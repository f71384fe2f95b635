import type { Schemas } from '@spadestik/api-client'
import { useState } from 'react'
import { beginListEdit, listEditOf, useLists } from '../api/lists'
import { knownOr } from '../api/cache/knownOr'
import { useDialogForm } from '../forms/useDialogForm'

type List = Schemas['List']

/**
 * Saves several lists one after the other. `savedNames` has the names of the lists that are already saved
 * (M04).
 */
export function useListMoves() {
  const { data, save } = useLists()
  const lists = knownOr(data, [])
  const { submit, submission } = useDialogForm()
  const [savedNames, setSavedNames] = useState<readonly string[]>([])

  /** Saves the lists and stops at the first failure. A retry continues with the list that failed. */
  function saveAll(changed: readonly List[], onDone: () => void): void {
    const saved = [...savedNames]
    const send = async () => {
      try {
        for (const list of changed) {
          // The change is the difference between this list and the list as the app knows it.
          const known = lists.find(({ id }) => id === list.id) ?? list
          await save(known, listEditOf(list), beginListEdit(known))
          saved.push(list.name)
        }
      } catch (error) {
        setSavedNames(saved)
        throw error
      }
    }
    void submit(send, onDone)
  }

  return { submit, submission, savedNames, saveAll }
}
