import { getTranslations, unwrap } from '@spadestik/api-client'
import { useAppLocale } from '../app/LocaleContext'
import { fetchedOnce, useResource } from './useResource'

/** The vocabulary of the data in the app's language: a text for each key. */
export function useTranslations() {
  const { language } = useAppLocale()
  return useResource(
    ['translations'],
    (client) => unwrap(getTranslations(client, { path: { languageId: language.id } })),
    fetchedOnce,
  )
}
