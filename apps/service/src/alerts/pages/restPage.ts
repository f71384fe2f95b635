import { formatDate } from '@spadestik/domain/dates'
import type { Kysely } from 'kysely'
import { callersOfUsers } from '../../accounts/auth/callers'
import { escapeHtml, htmlPage } from '../../mail/htmlPage'
import { alertMessages as messages } from '../../mail/Alert.messages'
import { textIntl } from '../../reference/textIntl'
import { localityOf } from '../../reference/domains'
import { languageCode } from '../../reference/languages'
import type { Database } from '../../storage/Database'
import { readRest } from '../alertRests'
import { readShownItems } from '../readShownItems'

interface RestRequest {
  readonly userId: number
  readonly restId: number
  readonly now: Date
}

/**
 * Returns the page with the items that an alert only counts, as its recipient may see them now (Z06).
 *
 * @returns null when the list does not exist any more
 */
export async function restPage(
  db: Kysely<Database>,
  { userId, restId, now }: RestRequest,
): Promise<string | null> {
  const items = await readRest(db, userId, restId)
  const user = await db
    .selectFrom('users')
    .select(['language_id', 'domain_id'])
    .where('id', '=', userId)
    .executeTakeFirst()
  const caller = (await callersOfUsers(db, [userId])).get(userId)
  if (items === null || user === undefined || caller === undefined) return null
  const language = languageCode(user.language_id)
  const { formatMessage } = textIntl(language)
  const view = { caller, language, now, timeZone: localityOf(user.domain_id).timeZone }
  const shownItem = await readShownItems(
    db,
    items.map(({ type: itemType, id: itemId }) => ({ itemType, itemId })),
  )
  const rows = items.flatMap(({ type, id }) => {
    const item = shownItem(type, id, view)
    if (item === null) return []
    const { name, phase, place, deadline } = item
    const due = deadline === null ? null : formatMessage(messages.deadline, { date: formatDate(deadline) })
    const facts = [phase, place, due].filter((fact) => fact !== null).join(' · ')
    return [
      `<li><a href="/${type}/${id}">${escapeHtml(name)}</a><div class="quiet">${escapeHtml(facts)}</div></li>`,
    ]
  })
  const title = formatMessage(messages.restTitle, { count: rows.length })
  return htmlPage(language, title, `<ul>${rows.join('')}</ul>`)
}
