import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { NamedItem } from '../ItemActionsContext'
import { useItemActions } from '../ItemActionsContext'

const keys = ['why', 'add', 'hide'] as const

/** Returns the agent whose id is in a link, or undefined. Links of old mails contain no id. */
const agentOf = (text: string | null) => (/^\d+$/.test(text ?? '') ? Number(text) : undefined)

/**
 * Opens a dialog about an item if the address of the page asks for it, as links in alerts do. `?why=7`
 * explains why agent 7 has found the item. `?add` adds the item to a list. `?hide=7` hides the item and then
 * proposes stricter filters for agent 7. Then removes the parameter, so that neither Back nor a reload opens
 * the dialog again.
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
  // Open the dialog in an effect. Opening sets the state of another component, so this component must have
  // rendered.
  useEffect(() => {
    if (asked !== undefined) open(asked)
  }, [asked])
}
