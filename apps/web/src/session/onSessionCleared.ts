import { readStoredUser, readStoredVisitor } from './storedIdentity'

/**
 * Calls back when another tab has ended the session.
 *
 * @returns a function that stops listening
 */
export function onSessionCleared(act: () => void): () => void {
  // Watch the storage, because changes of the cookie by another tab may be seen late.
  const listen = ({ storageArea, newValue }: StorageEvent) => {
    if (storageArea !== localStorage || newValue !== null) return
    if (readStoredUser() === null && readStoredVisitor() === null) act()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
