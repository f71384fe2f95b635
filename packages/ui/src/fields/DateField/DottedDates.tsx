import type { ReactNode } from 'react'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'

/**
 * Locales that write dates with dots, by language. They are for languages whose default locale writes no
 * dots.
 */
const dottedLocales: Readonly<Record<string, string>> = { en: 'en-CH', sv: 'sv-FI' }

/** Formats all dates inside as DD.MM.YYYY, and lets the weeks of calendars begin on Monday (Z05). */
export function DottedDates({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  const [language = locale] = locale.split('-')
  return <I18nProvider locale={dottedLocales[language] ?? locale}>{children}</I18nProvider>
}
