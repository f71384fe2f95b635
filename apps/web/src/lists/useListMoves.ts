import type { ApiProblem, Schemas } from '@spadestik/api-client'
import { useState } from 'react'
import { asProblem } from '../problems/asProblem'
import { beginListEdit, listEditOf, useLists } from '../api/lists'
import { knownOr } from '../api/cache/knownOr'

type List = Schemas['List']

/**
 * Saves several lists one after the other. `savedNames` has the names of the lists that are already saved
 * (M04).
 */
export function useListMoves() {
  const { data, save } = useLists()
  const lists = knownOr(data, [])
  const [isSubmitting, setSubmitting] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [savedNames, setSavedNames] = useState<readonly string[]>([])

  /** Saves the lists and stops at the first failure. A retry continues with the list that failed. */
  async function saveAll(changed: readonly List[], onDone: () => void): Promise<void> {
    setSubmitting(true)
    setProblem(null)
    const saved = [...savedNames]
    try {
      for (const list of changed) {
        // The change is the difference between this list and the list as the app knows it.
        const known = lists.find(({ id }) => id === list.id) ?? list
        await save(known, listEditOf(list), beginListEdit(known))
        saved.push(list.name)
      }
      onDone()
    } catch (error) {
      setSavedNames(saved)
      setProblem(asProblem(error))
    } finally {
      setSubmitting(false)
    }
  }

  return { isSubmitting, problem, savedNames, saveAll, setProblem }
}
