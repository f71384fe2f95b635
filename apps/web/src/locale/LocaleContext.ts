import type { NationalDomain } from '@spadestik/domain/locale'
import type { AppLanguage } from '@spadestik/messages'
import { createContext, use } from 'react'

/** The app's language and national domain (the site of one country, such as Denmark). */
export interface AppLocale {
  readonly language: AppLanguage
  readonly domain: NationalDomain
}

export const LocaleContext = createContext<AppLocale | null>(null)

/** @throws outside App */
export function useAppLocale(): AppLocale {
  const locale = use(LocaleContext)
  if (locale === null) {
    throw new Error(
      'useAppLocale was called outside <LocaleContext>, so there is no language. Render the component inside App.',
    )
  }
  return locale
}
