import type { Schemas } from '@spadestik/api-client/schema'
import { nationalDomainOf } from '@spadestik/domain/locale'
import { languageOfId } from '@spadestik/messages'
import { render } from 'vitest-browser-react'
import { App } from '../src/shell/App'
import { loadCatalog } from '../src/locale/loadCatalog'
import { beginSession } from '../src/session/beginSession'
import { keepUser, keepVisitor } from '../src/session/keptIdentity'
import { writeSessionCookie } from '../src/session/sessionCookie'
import { user } from './worker'

/** Who looks at the app: a user, a visitor with limited access, or nobody known. */
export type Viewer =
  | { readonly user: Schemas['User'] }
  | { readonly visitor: Schemas['LimitedAccess'] }
  | 'nobody'

function comeAs(viewer: Viewer): void {
  if (viewer === 'nobody') return
  writeSessionCookie('token', 'user', false)
  if ('user' in viewer) keepUser(viewer.user)
  else {
    // An answer that came after the test before may have kept its user.
    keepUser(null)
    keepVisitor(viewer.visitor)
  }
}

/** Shows the app at a path, in English, to a signed-in user unless somebody else is named. */
export async function renderApp(path: string, viewer: Viewer = { user }) {
  const texts = await loadCatalog('en')
  const locale = { language: languageOfId(1), domain: nationalDomainOf('localhost', '') }
  // Nothing is awaited from here on, so that no late answer of an earlier test can change who comes.
  comeAs(viewer)
  history.replaceState(null, '', path)
  return render(<App locale={locale} texts={texts} session={beginSession()} />)
}
