import '@spadestik/ui/globalStyles'
import './shell/pageFrame.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createIntl } from 'react-intl'
import { App } from './shell/App'
import { messages } from './shell/Failure.messages'
import { chooseLocale } from './locale/chooseLocale'
import { loadLoginScreen } from './account/login/loadLoginScreen'
import { loadCatalog } from './locale/loadCatalog'
import { preloadScreenAt } from './shell/loadScreen'
import { loadSignedIn } from './shell/loadSignedIn'
import { panic } from './shell/panic'
import { showStartFailure } from './shell/showStartFailure'
import { refuseMarkup } from './shell/trustedTypes'
import { beginSession } from './session/beginSession'

async function start(root: HTMLElement): Promise<void> {
  const locale = chooseLocale()
  const { tag } = locale.language
  document.documentElement.lang = tag
  const session = beginSession()
  // Load the code of the first screen in parallel with the texts.
  if (session.status === 'anonymous') loadLoginScreen().catch(() => {})
  else {
    preloadScreenAt(location.pathname)
    loadSignedIn().catch(() => {})
  }
  let texts: Awaited<ReturnType<typeof loadCatalog>>
  try {
    texts = await loadCatalog(tag)
  } catch (error) {
    showStartFailure(root, tag)
    throw error
  }
  const browser = { alert: (text: string) => globalThis.alert(text), reload: () => location.reload() }
  // React has unmounted the whole app after an error that no error boundary caught.
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
  throw new Error('index.html has no element with the id "root", so there is nothing to render into. Add it.')
}
void start(root)
