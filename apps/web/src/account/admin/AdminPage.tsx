import { Suspense, use } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { useAppLocale } from '../../locale/LocaleContext'
import type { Catalog } from '../../locale/loadCatalog'
import { AdminScreen } from './AdminScreen'
import { adminTexts } from './adminTexts'

function WithTexts() {
  const { locale, defaultLocale, messages, onError } = useIntl()
  const texts = use(adminTexts(useAppLocale().language.tag))
  return (
    <IntlProvider {...{ locale, defaultLocale, onError }} messages={{ ...messages, ...texts } as Catalog}>
      <AdminScreen />
    </IntlProvider>
  )
}

/** The screen of administrators, with texts of its own (ADR 94, J01). */
export function AdminPage() {
  return (
    <Suspense>
      <WithTexts />
    </Suspense>
  )
}
