import { limits } from '@spadestik/domain/limits'
import { PressTimings } from '@spadestik/ui/PressTimings'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { BrowserRouter } from 'react-router-dom'
import type { Catalog } from '../locale/loadCatalog'
import { ApiProvider } from '../api/client/ApiProvider'
import type { AppSession } from '../session/SessionContext'
import { SessionProvider } from '../session/SessionProvider'
import { AppRoutes } from './AppRoutes'
import { loadPage } from '../loading/screenParts'
import { CacheProvider } from '../api/cache/CacheProvider'
import type { AppLocale } from '../locale/LocaleContext'
import { LocaleContext } from '../locale/LocaleContext'

interface AppProps {
  locale: AppLocale
  texts: Catalog
  session: AppSession
  /**
   * The router of the app. Pages that embed the app, such as stories, pass their own router. @default
   * BrowserRouter
   */
  Router?: (props: { children: ReactNode }) => ReactNode
}

/**
 * Returns the language tag for formatting numbers. The tag includes the region, as in `da-DK`, if the
 * language of the app is the language of the national domain (dk, se or no).
 */
function formattingLocale({ language, domain }: AppLocale): string {
  return language.id === domain.languageId ? domain.numberFormat : language.tag
}

export function App({ locale, texts, session, Router = BrowserRouter }: AppProps) {
  const tag = formattingLocale(locale)
  return (
    <LocaleContext value={locale}>
      <IntlProvider locale={tag} defaultLocale="en" messages={texts} onError={reportError}>
        <I18nProvider locale={tag}>
          <SessionProvider start={session} loadPage={loadPage}>
            <ApiProvider>
              <CacheProvider>
                <PressTimings guardMs={limits.clickGuardMs} menuCloseDelayMs={limits.dropdownCloseMs}>
                  <Router>
                    <AppRoutes />
                  </Router>
                </PressTimings>
              </CacheProvider>
            </ApiProvider>
          </SessionProvider>
        </I18nProvider>
      </IntlProvider>
    </LocaleContext>
  )
}
