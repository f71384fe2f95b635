import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { NamedItem } from '../ItemActionsContext'
import { useItemActions } from '../ItemActionsContext'

const keys = ['why', 'add', 'hide'] as const

/** Returns the agent that a link names. Links of earlier mails name none. */
const agentOf = (text: string | null) => (/^\d+$/.test(text ?? '') ? Number(text) : undefined)

/**
 * Opens a dialog about an item if the address asks for it, as the links in alerts do: `?why=7` explains the
 * item for the agent 7, `?add` adds it to a list, and `?hide=7` hides it and then proposes to narrow the
 * agent 7. Then removes the parameter, so that neither Back nor a reload opens the dialog again.
 */
export function useAskedDialog(item: NamedItem): void {
  const { openExplanation, openAddToList, openHide } = useItemActions()
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
  // Open the dialog in an effect: opening sets state of the page, and the page must be rendered first.
  useEffect(() => {
    if (asked !== undefined) open(asked)
  }, [asked])
}
