import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { IntlProvider } from 'react-intl'

const locales = { da: 'da-DK', sv: 'sv-SE', nb: 'nb-NO', en: 'en-GB' } as const

/** The props of the provider. */
export interface UiProviderProps {
  language: keyof typeof locales
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
  const locale = locales[language]
  return (
    <I18nProvider locale={locale}>
      <IntlProvider locale={locale} messages={{ ...texts }}>
        {children}
      </IntlProvider>
    </I18nProvider>
  )
}
