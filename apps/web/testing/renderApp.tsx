import type { Schemas } from '@spadestik/api-client/schema'
import { nationalDomainOf } from '@spadestik/domain/locale'
import { languageOfId } from '@spadestik/messages'
import { StrictMode } from 'react'
import { render } from 'vitest-browser-react'
import { App } from '../src/shell/App'
import { loadCatalog } from '../src/locale/loadCatalog'
import { beginSession } from '../src/session/beginSession'
import { storeUser, storeVisitor } from '../src/session/storedIdentity'
import { writeSessionCookie } from '../src/session/sessionCookie'
import { user } from './worker'

export type Viewer =
  | { readonly user: Schemas['User'] }
  | { readonly visitor: Schemas['LimitedAccess'] }
  | 'nobody'

function signInAs(viewer: Viewer): void {
  if (viewer === 'nobody') return
  writeSessionCookie('token', 'user', false)
  if ('user' in viewer) storeUser(viewer.user)
  else {
    // Delete a user whom a late response of the previous test might have stored. The app would prefer this
    // user to the limited visitor.
    storeUser(null)
    storeVisitor(viewer.visitor)
  }
}

/** Renders the app in English. `isStrict` renders it as in development, where React mounts everything twice. */
export async function renderApp(path: string, viewer: Viewer = { user }, isStrict = false) {
  const texts = await loadCatalog('en')
  const locale = { language: languageOfId(1), domain: nationalDomainOf('localhost', '') }
  // Do not await anything after this line. A late response of an earlier test could change the viewer.
  signInAs(viewer)
  history.replaceState(null, '', path)
  const app = <App locale={locale} texts={texts} session={beginSession()} />
  return render(isStrict ? <StrictMode>{app}</StrictMode> : app)
}
