import { forgetSession } from '../session/forgetSession'
import { readStorage, writeStorage } from '../storage/readStorage'

const key = 'panic'
/** Two panics within this time are one that a new start does not end. @unit ms */
const tooSoonMs = 10_000

/**
 * Ends what cannot go on: clears the session, tells so and loads the app anew. Where that has just been tried,
 * the page is left as it is, since it would load for ever.
 *
 * @source specification 4 (Other)
 */
export function panic(text: string, browser: { alert: (text: string) => void; reload: () => void }): void {
  const last = readStorage(key, (kept) => (typeof kept === 'number' ? kept : null), 'tab') ?? 0
  forgetSession()
  writeStorage(key, Date.now(), 'tab')
  browser.alert(text)
  if (Date.now() - last > tooSoonMs) browser.reload()
}
