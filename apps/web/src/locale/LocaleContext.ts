import type { NationalDomain } from '@spadestik/domain/locale'
import type { AppLanguage } from '@spadestik/messages'
import { createContext, use } from 'react'

/** The language and the national domain that the app speaks for. */
export interface AppLocale {
  readonly language: AppLanguage
  readonly domain: NationalDomain
}

export const LocaleContext = createContext<AppLocale | null>(null)

/** The app's language and national domain. @throws outside the app's frame. */
export function useAppLocale(): AppLocale {
  const locale = use(LocaleContext)
  if (locale === null) {
    throw new Error(
      'useAppLocale was called outside <LocaleContext>: there is no language to speak. Render the part within App.',
    )
  }
  return locale
}
