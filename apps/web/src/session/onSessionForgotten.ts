import { readKeptUser, readKeptVisitor } from './keptIdentity'

/**
 * Calls back when another tab of this browser has forgotten the session.
 *
 * @returns a function that stops listening
 */
export function onSessionForgotten(act: () => void): () => void {
  // The storage says so, and not the cookie: what another tab did to that may be seen late.
  const listen = ({ storageArea, newValue }: StorageEvent) => {
    if (storageArea !== localStorage || newValue !== null) return
    if (readKeptUser() === null && readKeptVisitor() === null) act()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
