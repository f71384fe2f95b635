import { readKeptUser } from './keptUser'
import { readKeptVisitor } from './keptVisitor'
import { readSessionCookie } from './sessionCookie'

/**
 * Calls back when another tab of this browser has forgotten whose session it was.
 *
 * @returns a function that stops listening
 */
export function onOwnerForgotten(act: () => void): () => void {
  const listen = ({ storageArea, newValue }: StorageEvent) => {
    if (storageArea !== localStorage || newValue !== null) return
    const isGone = readSessionCookie() === null && readKeptUser() === null && readKeptVisitor() === null
    if (isGone) act()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
