import type { ApiProblem } from '@spadestik/api-client'
import { useState } from 'react'
import { asProblem } from '../problems/asProblem'

export function useSubmission() {
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)

  /** Resolves to true if the request succeeded. @throws errors other than ApiProblem */
  async function submit(call: () => Promise<unknown>): Promise<boolean> {
    setPending(true)
    setProblem(null)
    try {
      await call()
      return true
    } catch (error) {
      setProblem(asProblem(error))
      return false
    } finally {
      setPending(false)
    }
  }

  return { isPending, problem, submit, clearProblem: () => setProblem(null) }
}
