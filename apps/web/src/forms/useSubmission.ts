import type { ApiProblem } from '@spadestik/api-client'
import { useState } from 'react'
import { asProblem } from '../problems/asProblem'

/** One call at a time on behalf of a form, and how the last one failed. */
export function useSubmission() {
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)

  /** Calls, and resolves with whether that went well. @throws what is no problem of a call */
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

  return { isPending, problem, submit, forgetProblem: () => setProblem(null) }
}
