import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { IntlProvider } from 'react-intl'

const locales = { da: 'da-DK', sv: 'sv-SE', nb: 'nb-NO', en: 'en-GB' } as const

/** What the components around which it stands speak. */
export interface UiProviderProps {
  language: keyof typeof locales
  /**
   * The texts by their ids, such as those of `@spadestik/messages/texts/da`; single ones may be replaced, and an
   * app that uses react-intl adds its own.
   */
  texts: Readonly<Record<string, string>>
  children: ReactNode
}

/**
 * Gives the components their texts, and their dates and numbers the form of the language.
 *
 * An app that has an `IntlProvider` and an `I18nProvider` of its own needs no other.
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
