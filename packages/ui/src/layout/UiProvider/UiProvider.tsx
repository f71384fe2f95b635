import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { IntlProvider } from 'react-intl'
import { nearestLocale } from './nearestLocale'

/** The props of `UiProvider`. */
export interface UiProviderProps {
  /**
   * The language as a BCP 47 tag, such as `da` or `nn-NO`. Dates and numbers have the format of the language
   * if it is Danish, Swedish, Norwegian, Arabic, Persian, Hebrew, Urdu or a close language, and otherwise the
   * British format. For a right-to-left language, the app must also set `dir="rtl"` on the `html` element.
   */
  language: string
  /**
   * The texts by id, such as those of `@spadestik/messages/texts/da`. An app can change these texts, and add
   * its own texts if it uses react-intl itself.
   */
  texts: Readonly<Record<string, string>>
  /** The page, or the part of it that uses the components. */
  children: ReactNode
}

/**
 * Sets the language of the texts, dates and numbers of all components inside (G08).
 *
 * An app that already has an `IntlProvider` and an `I18nProvider` does not need this component.
 */
export function UiProvider({ language, texts, children }: UiProviderProps) {
  const locale = nearestLocale(language)
  return (
    <I18nProvider locale={locale}>
      <IntlProvider locale={locale} messages={{ ...texts }}>
        {children}
      </IntlProvider>
    </I18nProvider>
  )
}
