import type { ApiProblem } from '@spadestik/api-client'
import { useState } from 'react'
import { asProblem } from '../problems/asProblem'

/**
 * Sends the request of a form, and keeps the problem of the last request. Pass `isPending` to the form, which
 * then ignores further submissions.
 */
export function useSubmission() {
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)

  /**
   * Calls `onDone` if the request succeeded. Resolves to whether it did.
   * @throws errors other than ApiProblem
   */
  async function submit(call: () => Promise<unknown>, onDone?: () => void): Promise<boolean> {
    setPending(true)
    setProblem(null)
    try {
      await call()
    } catch (error) {
      setProblem(asProblem(error))
      return false
    } finally {
      setPending(false)
    }
    onDone?.()
    return true
  }

  return { isPending, problem, submit }
}
