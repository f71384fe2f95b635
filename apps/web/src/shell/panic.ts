import { clearSession } from '../session/clearSession'
import { readStorage, writeStorage } from '../storage/readStorage'

const key = 'panic'
/**
 * The time within which a second panic does not reload the app again, because a reload does not help. @unit
 * ms
 */
const tooSoonMs = 10_000

/**
 * Handles an error that has unmounted the whole app: shows a text, ends the session and reloads the app. Does
 * not reload twice within ten seconds, to avoid an endless loop (W10).
 */
export function panic(text: string, browser: { alert: (text: string) => void; reload: () => void }): void {
  const last = readStorage(key, (kept) => (typeof kept === 'number' ? kept : null), 'tab') ?? 0
  clearSession()
  writeStorage(key, Date.now(), 'tab')
  browser.alert(text)
  if (Date.now() - last > tooSoonMs) browser.reload()
}
