import type { ReactNode } from 'react'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'

/** The countries whose readers of a language write its dates with dots, where its own country does not. */
const dottedLocales: Readonly<Record<string, string>> = { en: 'en-CH', sv: 'sv-FI' }

/** Lets the days within be typed and picked as all others are shown: DD.MM.YYYY, in weeks from Monday on. */
export function DottedDates({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  const [language = locale] = locale.split('-')
  return <I18nProvider locale={dottedLocales[language] ?? locale}>{children}</I18nProvider>
}
