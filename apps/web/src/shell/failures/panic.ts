import { clearSession } from '../../session/clearSession'
import { readStorage, writeStorage } from '../../storage/readStorage'

const key = 'panic'
/**
 * The time after a reload within which a second panic does not reload the app again, because the first
 * reload did not help. @unit ms
 */
const tooSoonMs = 10_000

/**
 * Handles an error that has unmounted the whole app: shows a text, ends the session and reloads the app. Does
 * not reload again within ten seconds after a reload, to avoid an endless loop (W10).
 */
export function panic(text: string, browser: { alert: (text: string) => void; reload: () => void }): void {
  const last = readStorage(key, (kept) => (typeof kept === 'number' ? kept : null), 'tab') ?? 0
  const isLoop = Date.now() - last <= tooSoonMs
  clearSession()
  browser.alert(text)
  if (isLoop) return
  // Read the clock only now, when the user has closed the alert. The alert can stay open for longer than
  // `tooSoonMs`.
  writeStorage(key, Date.now(), 'tab')
  browser.reload()
}
