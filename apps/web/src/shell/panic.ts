import { clearSession } from '../session/clearSession'
import { readStorage, writeStorage } from '../storage/readStorage'

const key = 'panic'
/** If the app panics twice within this time, a reload does not help. @unit ms */
const tooSoonMs = 10_000

/**
 * Handles an error that unmounted the whole app. To avoid an endless loop, it does not reload twice within
 * ten seconds (W10).
 */
export function panic(text: string, browser: { alert: (text: string) => void; reload: () => void }): void {
  const last = readStorage(key, (kept) => (typeof kept === 'number' ? kept : null), 'tab') ?? 0
  clearSession()
  writeStorage(key, Date.now(), 'tab')
  browser.alert(text)
  if (Date.now() - last > tooSoonMs) browser.reload()
}
