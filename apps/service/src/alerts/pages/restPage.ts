import { formatDate } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import type { IntlShape } from '@formatjs/intl'
import type { Kysely } from 'kysely'
import { callerOfUser } from '../../accounts/auth/callers'
import { coveredUser } from '../../accounts/auth/coveredUser'
import { readHiddenIds } from '../../items/hidden/readHiddenIds'
import { alertMessages as messages } from '../../mail/Alert.messages'
import { escapeHtml, htmlPage } from '../../mail/htmlPage'
import { localityOf } from '../../reference/domains'
import { languageCode } from '../../reference/languages'
import { textIntl } from '../../reference/textIntl'
import type { Database } from '../../storage/Database'
import { readRest } from '../alertRests'
import { readShownItems } from '../readShownItems'

interface RestRequest {
  readonly userId: number
  readonly restId: number
  /** The number of the page, from 1. A page that does not exist counts as the first or the last one. */
  readonly page: number
  readonly now: Date
}

function pageLinks({ formatMessage }: IntlShape<string>, page: number, pages: number): string {
  if (pages === 1) return ''
  const link = (rel: 'prev' | 'next', to: number) =>
    to < 1 || to > pages
      ? ''
      : `<a rel="${rel}" href="?page=${to}">${formatMessage(rel === 'prev' ? messages.restPrevious : messages.restNext)}</a>`
  return `<nav>${link('prev', page - 1)}<span class="quiet">${formatMessage(messages.restPage, { page, pages })}</span>${link('next', page + 1)}</nav>`
}

/**
 * Returns a page of the items that an alert only counts, as its recipient may see them now. Items that the
 * recipient has hidden since are left out (Z06).
 *
 * @returns null when the list does not exist any more, or its recipient gets no mails any more
 */
export async function restPage(
  db: Kysely<Database>,
  { userId, restId, page: asked, now }: RestRequest,
): Promise<string | null> {
  const all = await readRest(db, userId, restId)
  const user = await db
    .selectFrom('users')
    .innerJoin('awake_users', 'awake_users.id', 'users.id')
    .select(['users.language_id', 'users.domain_id'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (all === null || user === undefined) return null
  const caller = coveredUser(await callerOfUser(db, userId), user.domain_id)
  if (caller === null) return null
  const hidden = {
    project: new Set(await readHiddenIds(db, caller, 'project_id')),
    procurement: new Set(await readHiddenIds(db, caller, 'procurement_id')),
    company: new Set<number>(),
  }
  const items = all.filter(({ type, id }) => !hidden[type].has(id))
  const pages = Math.max(1, Math.ceil(items.length / limits.alertRestItems))
  const page = Math.min(Math.max(asked, 1), pages)
  const language = languageCode(user.language_id)
  const intl = textIntl(language)
  const { formatMessage } = intl
  const view = { caller, language, now, timeZone: localityOf(user.domain_id).timeZone }
  const shown = items.slice((page - 1) * limits.alertRestItems, page * limits.alertRestItems)
  const shownItem = await readShownItems(
    db,
    shown.map(({ type: itemType, id: itemId }) => ({ itemType, itemId })),
  )
  const rows = shown.flatMap(({ type, id }) => {
    const item = shownItem(type, id, view)
    if (item === null) return []
    const { name, phase, place, deadline } = item
    const due = deadline === null ? null : formatMessage(messages.deadline, { date: formatDate(deadline) })
    const facts = [phase, place, due].filter((fact) => fact !== null).join(' · ')
    return [
      `<li><a href="/${type}/${id}">${escapeHtml(name)}</a><div class="quiet">${escapeHtml(facts)}</div></li>`,
    ]
  })
  const title = formatMessage(messages.restTitle, { count: items.length })
  return htmlPage(language, title, `<ul>${rows.join('')}</ul>${pageLinks(intl, page, pages)}`)
}
