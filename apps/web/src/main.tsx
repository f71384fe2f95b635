import '@spadestik/ui/globalStyles'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { chooseLocale } from './app/chooseLocale'
import { loadCatalog } from './app/loadCatalog'
import { beginSession } from './session/beginSession'

const locale = chooseLocale()
document.documentElement.lang = locale.language.tag
const root = document.getElementById('root')
if (root === null) {
  throw new Error('index.html has no element with the id "root", so the app has no place. Restore it.')
}
const session = beginSession()
const texts = await loadCatalog(locale.language.tag)
createRoot(root).render(
  <StrictMode>
    <App locale={locale} texts={texts} session={session} />
  </StrictMode>,
)
