import { nationalDomainOf } from '@spadestik/domain/locale'
import { languageOfId } from '@spadestik/messages'
import { render } from 'vitest-browser-react'
import { App } from '../src/app/App'
import { loadCatalog } from '../src/app/loadCatalog'
import { keepUser } from '../src/session/keptUser'
import { writeSessionCookie } from '../src/session/sessionCookie'
import { user } from './worker'

/** Shows the app at a path, in English, signed in. */
export async function renderApp(path: string) {
  writeSessionCookie('token', false)
  keepUser(user)
  history.replaceState(null, '', path)
  const locale = { language: languageOfId(1), domain: nationalDomainOf('localhost', '') }
  return render(<App locale={locale} texts={await loadCatalog('en')} />)
}
