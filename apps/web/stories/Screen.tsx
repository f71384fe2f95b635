import { nationalDomainOf } from '@spadestik/domain/locale'
import { languageOfId, languages, type LanguageTag } from '@spadestik/messages'
import da from '@spadestik/messages/catalogs/da'
import en from '@spadestik/messages/catalogs/en'
import nb from '@spadestik/messages/catalogs/nb'
import sv from '@spadestik/messages/catalogs/sv'
import { pseudoCatalog } from '@spadestik/messages/pseudo'
import type { ReactNode } from 'react'
import { useCallback } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../src/shell/App'
import type { AppSession } from '../src/session/SessionContext'

type ShownLanguage = LanguageTag | 'en-XA'

const catalogs: Record<ShownLanguage, Record<string, string>> = {
  da,
  en,
  nb,
  sv,
  'en-XA': pseudoCatalog(en, [da, nb, sv]),
}
const danish = languageOfId(2)

interface ScreenProps {
  path: string
  session: AppSession
  language: ShownLanguage
}

export function Screen({ path, session, language }: ScreenProps) {
  // Keep the component while the path stays the same. With another component, React would mount the app
  // again.
  const Router = useCallback(
    ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    ),
    [path],
  )
  const locale = {
    language: languages.find(({ tag }) => tag === language) ?? danish,
    domain: nationalDomainOf('www.spadestik.dk', ''),
  }
  return <App key={path} locale={locale} texts={catalogs[language]} session={session} Router={Router} />
}
