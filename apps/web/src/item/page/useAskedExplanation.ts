import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { NamedItem } from '../ItemActionsContext'
import { useItemActions } from '../ItemActionsContext'

const key = 'why'

/**
 * Opens the explanation of an item if the address asks for it, as the links in the mails of agents do:
 * `?why=7` explains it for the agent 7. Then removes the parameter, so that Back and a reload show the page.
 */
export function useAskedExplanation(item: NamedItem): void {
  const { openExplanation } = useItemActions()
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get(key)
  const open = useEffectEvent((agentId: number) => {
    openExplanation(item, agentId)
    const others = new URLSearchParams(parameters)
    others.delete(key)
    setParameters(others, { replace: true, preventScrollReset: true })
  })
  // A dialog is state of the page, and the address is not known before it is rendered.
  useEffect(() => {
    if (asked !== null) open(Number(asked))
  }, [asked])
}
