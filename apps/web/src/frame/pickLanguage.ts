import type { ApiClient, Schemas } from '@spadestik/api-client'
import { setUserLanguage, unwrap } from '@spadestik/api-client'
import { languages } from '@spadestik/messages'
import { pickedKey, switchLanguage } from '../locale/chooseLocale'
import { readImpersonation } from '../session/storedIdentity'
import { writeStorage } from '../storage/readStorage'

const isLanguageId = (id: number): id is Schemas['LanguageId'] => languages.some((one) => one.id === id)

/**
 * Stores the language with the account. An administrator who acts as a user changes the language of the app
 * only.
 *
 * @throws ApiProblem
 */
async function saveLanguage(client: ApiClient, languageId: number): Promise<void> {
  if (readImpersonation() !== null || !isLanguageId(languageId)) return
  await unwrap(setUserLanguage(client, { body: { languageId } }))
}

/**
 * Stores a language, with the account if the user is signed in, and reloads the app in it (F01, ADR 82).
 *
 * @throws ApiProblem when it cannot be stored with the account. Nothing changes then.
 */
export async function pickLanguage(client: ApiClient, isSignedIn: boolean, languageId: number) {
  if (isSignedIn) await saveLanguage(client, languageId)
  // The login stores it with the account.
  else writeStorage(pickedKey, languageId, 'tab')
  switchLanguage(languageId)
}
