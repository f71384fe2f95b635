import { useStableHandler } from '@spadestik/ui/useStableHandler'
import { useState } from 'react'
import { readStorage, writeStorage } from '../../storage/readStorage'
import { useSession } from '../../session/SessionContext'

interface KeptGroups {
  readonly order: readonly string[]
  readonly open: Readonly<Record<string, boolean>>
}

const none: KeptGroups = { order: [], open: {} }

function parseGroups(kept: unknown): KeptGroups | null {
  if (typeof kept !== 'object' || kept === null || !('order' in kept) || !('open' in kept)) return null
  const { order, open } = kept
  if (!Array.isArray(order) || typeof open !== 'object' || open === null) return null
  return {
    order: order.filter((id) => typeof id === 'string'),
    open: Object.fromEntries(Object.entries(open).filter(([, isOpen]) => typeof isOpen === 'boolean')),
  }
}

const readGroups = (key: string) => ({ key, groups: readStorage(key, parseGroups) ?? none })

/** Stores the order of the filters, and which filters are expanded, for each user of this browser. */
export function useFilterGroups() {
  const { state } = useSession()
  const key = `filterGroups ${state.status === 'signedIn' ? state.user.id : ''}`
  const [stored, setStored] = useState(() => readGroups(key))
  // Read the stored groups again when the user of the session changes, because each user has a separate key.
  // The user changes, for example, when the service returns another user than the browser has stored.
  if (stored.key !== key) setStored(readGroups(key))
  const { groups } = stored
  const keep = (next: KeptGroups) => {
    writeStorage(key, next)
    setStored({ key, groups: next })
  }
  const setOpen = useStableHandler((id: string, isOpen: boolean) =>
    keep({ ...groups, open: { ...groups.open, [id]: isOpen } }),
  )
  return {
    order: groups.order,
    setOrder: (order: readonly string[]) => keep({ ...groups, order }),
    open: groups.open,
    setOpen,
  }
}
