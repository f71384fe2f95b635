import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { NamedItem } from '../ItemActionsContext'
import { useHideActions, useListActions, useOpenExplanation } from '../ItemActionsContext'

const keys = ['why', 'add', 'hide'] as const

/** Returns the id of an agent. Returns undefined for links in old e-mails, which name no agent. */
const agentOf = (text: string | null) => (/^\d+$/.test(text ?? '') ? Number(text) : undefined)

/**
 * Opens the dialog about an item that a link in an e-mail asks for. `?why=7` explains why agent 7 (a saved
 * search) has found the item, `?add` adds the item to a list, and `?hide=7` hides the item and proposes
 * stricter filters for agent 7. The parameter is then removed, so that neither Back nor a reload opens the
 * dialog again.
 */
export function useAskedDialog(item: NamedItem): void {
  const openExplanation = useOpenExplanation()
  const { openAddToList } = useListActions()
  const { openHide } = useHideActions()
  const [parameters, setParameters] = useSearchParams()
  const asked = keys.find((key) => parameters.has(key))
  const open = useEffectEvent((key: (typeof keys)[number]) => {
    if (key === 'why') openExplanation(item, Number(parameters.get(key)))
    else if (key === 'add') openAddToList(item)
    else if (item.type !== 'company') openHide(item, agentOf(parameters.get(key)))
    const others = new URLSearchParams(parameters)
    others.delete(key)
    setParameters(others, { replace: true, preventScrollReset: true })
  })
  // Opening the dialog sets the state of another component, which is not allowed while rendering.
  useEffect(() => {
    if (asked !== undefined) open(asked)
  }, [asked])
}
