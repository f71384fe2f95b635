import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { IntlProvider } from 'react-intl'
import { nearestLocale } from './nearestLocale'

/** The props of the provider. */
export interface UiProviderProps {
  /**
   * The language as a BCP 47 tag, such as `da` or `nn-NO`. Dates and numbers follow the nearest of Danish,
   * Swedish, Norwegian and British English.
   */
  language: string
  /**
   * The texts by id, such as those of `@spadestik/messages/texts/da`. Replace single ones as needed; an app
   * that uses react-intl adds its own.
   */
  texts: Readonly<Record<string, string>>
  children: ReactNode
}

/**
 * Sets the language of the components inside it: their texts, dates and numbers.
 *
 * Not needed in an app that already has an `IntlProvider` and an `I18nProvider` (G08).
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
