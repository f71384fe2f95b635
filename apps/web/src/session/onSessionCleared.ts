import { readStoredUser, readStoredVisitor } from './storedIdentity'

/** Calls `act` when another tab has ended the session. Returns a function that stops listening. */
export function onSessionCleared(act: () => void): () => void {
  // Watch the storage instead of the cookie, because changes of the cookie can reach another tab late.
  const listen = ({ storageArea, newValue }: StorageEvent) => {
    if (storageArea !== localStorage || newValue !== null) return
    if (readStoredUser() === null && readStoredVisitor() === null) act()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
