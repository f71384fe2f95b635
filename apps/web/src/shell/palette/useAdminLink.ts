import { fetchedOnce, useResource } from '../../api/cache/useResource'
import { useAppLocale } from '../../locale/LocaleContext'
import { useSession } from '../../session/SessionContext'

/** Returns the link to the screen of administrators. Undefined for others, and while its text is loaded. */
export function useAdminLink() {
  const { language } = useAppLocale()
  const { state } = useSession()
  const isAdministrator = state.status === 'signedIn' && state.user.administrator === true
  const { data } = useResource(
    isAdministrator ? ['adminLink'] : null,
    async () => (await import('../../account/admin/adminLink')).adminLink(language.tag),
    fetchedOnce,
  )
  return data
}
