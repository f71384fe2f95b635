import type { ApiProblem, Schemas } from '@spadestik/api-client'
import { useState } from 'react'
import { asProblem } from '../problems/asProblem'
import { useLists } from '../api/lists'

type List = Schemas['List']

/**
 * Saves several lists one after the other. `savedNames` has the names of the lists that are already saved
 * (M04).
 */
export function useListMoves() {
  const { save } = useLists()
  const [isSubmitting, setSubmitting] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [savedNames, setSavedNames] = useState<readonly string[]>([])

  /** Saves the lists and stops at the first failure. A retry continues with the list that failed. */
  async function saveAll(lists: readonly List[], onDone: () => void): Promise<void> {
    setSubmitting(true)
    setProblem(null)
    const saved = [...savedNames]
    try {
      for (const list of lists) {
        await save(list)
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
