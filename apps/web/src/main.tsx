import '@spadestik/ui/globalStyles'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createIntl } from 'react-intl'
import { App } from './app/App'
import { messages } from './app/App.messages'
import { chooseLocale } from './app/chooseLocale'
import { loadLoginScreen } from './login/loadLoginScreen'
import { loadCatalog } from './app/loadCatalog'
import { preloadScreenAt } from './app/loadScreen'
import { panic } from './app/panic'
import { tellStartFailure } from './app/tellStartFailure'
import { refuseMarkup } from './app/trustedTypes'
import { beginSession } from './session/beginSession'

async function start(root: HTMLElement): Promise<void> {
  const locale = chooseLocale()
  const { tag } = locale.language
  document.documentElement.lang = tag
  const session = beginSession()
  // What is seen first comes beside the texts, not after them: the login, or the page of the address.
  if (session.status === 'anonymous') loadLoginScreen().catch(() => {})
  else preloadScreenAt(location.pathname)
  let texts: Awaited<ReturnType<typeof loadCatalog>>
  try {
    texts = await loadCatalog(tag)
  } catch (error) {
    tellStartFailure(root, tag)
    throw error
  }
  const browser = { alert: (text: string) => globalThis.alert(text), reload: () => location.reload() }
  // What no route's boundary caught has taken the whole app from the page.
  const onUncaughtError = (error: unknown) => {
    reportError(error)
    const { formatMessage } = createIntl({ locale: tag, defaultLocale: 'en', messages: texts })
    panic(formatMessage(messages.panic), browser)
  }
  createRoot(root, { onUncaughtError }).render(
    <StrictMode>
      <App locale={locale} texts={texts} session={session} />
    </StrictMode>,
  )
}

refuseMarkup()
const root = document.getElementById('root')
if (root === null) {
  throw new Error('index.html has no element with the id "root", so the app has no place. Restore it.')
}
void start(root)
