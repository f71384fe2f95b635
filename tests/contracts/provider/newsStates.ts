import type { ProviderStateHandlers } from '../providerStates'
import { paidUser } from './callerStates'
import type { Provider } from './Provider'

const newsName = 'Søg på frist'
const olderNewsName = 'Velkommen'

const inEveryLanguage = (text: string): string => JSON.stringify({ da: text, sv: text, nb: text, en: text })

export function newsStates({ db, userId }: Provider) {
  const write = (title: string, created: string) =>
    db
      .insertInto('notifications')
      .values({
        titles: inEveryLanguage(title),
        texts: inEveryLanguage('Brugsguiden viser hvordan.'),
        file: null,
        created,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const writeNews = async () => {
    await db.deleteFrom('notifications').execute()
    const older = await write(olderNewsName, '2026-09-22T08:00:00.000Z')
    await write(newsName, '2026-11-01T08:00:00.000Z')
    return older
  }
  return {
    'there is news about the product': async () => {
      await writeNews()
      return { newsName, olderNewsName }
    },
    'the user has seen the older news': async () => {
      const { id } = await writeNews()
      const seen = { user_id: userId(paidUser), notification_id: id }
      await db.insertInto('seen_notifications').values(seen).execute()
      return {}
    },
    'there is a user guide': async () => ({}),
  } satisfies Partial<ProviderStateHandlers>
}
