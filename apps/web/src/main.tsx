import '@spadestik/ui/globalStyles'
import './shell/pageFrame.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createIntl } from 'react-intl'
import { App } from './shell/App'
import { messages } from './shell/failures/Failure.messages'
import { chooseLocale } from './locale/chooseLocale'
import { loadCatalog } from './locale/loadCatalog'
import { loginPart, screenParts, signedInPart } from './loading/screenParts'
import { screens } from './loading/screens'
import { screenAt } from './loading/screenAt'
import { panic } from './shell/failures/panic'
import { showStartFailure } from './shell/failures/showStartFailure'
import { refuseMarkup } from './shell/trustedTypes'
import { beginSession } from './session/beginSession'

async function start(root: HTMLElement): Promise<void> {
  const locale = chooseLocale()
  const { tag } = locale.language
  document.documentElement.lang = tag
  const session = beginSession()
  // Load the code of the first screen while the texts are loading. If the code fails to load, rendering the
  // screen reports the error.
  const screen = screenAt(location.pathname)
  const isPrompt = session.status === 'anonymous' && screens[screen].requireLogin
  const parts = isPrompt
    ? [loginPart]
    : [screenParts[screen], ...(session.status === 'anonymous' ? [] : [signedInPart])]
  const code = Promise.allSettled(parts.map(({ preload }) => preload()))
  let texts: Awaited<ReturnType<typeof loadCatalog>>
  try {
    texts = await loadCatalog(tag)
  } catch (error) {
    showStartFailure(root, tag)
    throw error
  }
  // While the code loads, the browser shows the outline of the page in index.html.
  await code
  const browser = { alert: (text: string) => globalThis.alert(text), reload: () => location.reload() }
  // Called for an error that no error boundary has caught. After such an error, React unmounts the whole app.
  const onUncaughtError = (error: unknown) => {
    reportError(error)
    const { formatMessage } = createIntl({ locale: tag, defaultLocale: 'en', messages: texts })
    panic(formatMessage(messages.panic), browser)
  }
  // Render in a transition, which consists of short tasks, so that the page responds to presses.
  startTransition(() =>
    createRoot(root, { onUncaughtError }).render(
      <StrictMode>
        <App locale={locale} texts={texts} session={session} />
      </StrictMode>,
    ),
  )
}

refuseMarkup()
const root = document.getElementById('root')
if (root === null) {
  throw new Error('index.html has no element with the id "root", so there is nothing to render into. Add it.')
}
void start(root)
