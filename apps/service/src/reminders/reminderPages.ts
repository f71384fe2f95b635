import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { acceptForms } from '../mail/acceptForms'
import { escapeHtml, htmlPage } from '../mail/htmlPage'
import { joinNames, textIntl } from '../reference/textIntl'
import { reminderMessages as messages } from '../mail/Reminder.messages'
import type { LanguageCode } from '../reference/languages'
import { languageCode } from '../reference/languages'
import type { Names } from '../reference/Names'
import { nameIn } from '../terms/inLanguage'
import type { Secrets } from '../contract/verifyToken'
import type { Database } from '../storage/Database'
import type { ReminderRecipient } from './reminderTokens'
import { readReminderToken } from './reminderTokens'

interface Reminders {
  readonly recipient: ReminderRecipient
  readonly language: LanguageCode
  readonly names: readonly string[]
}

const ofRecipient = ({ userId, listIds, procurementIds }: ReminderRecipient) => sql`
  r.user_id = ${userId} and (r.list_id = any(${[...listIds]}::integer[])
    or r.procurement_id = any(${[...procurementIds]}::integer[]))`

async function readReminders(db: Kysely<Database>, recipient: ReminderRecipient): Promise<Reminders | null> {
  const { rows } = await sql<{ languageId: number; list: string | null; tender: Names; own: string }>`
    select u.language_id as "languageId", l.name as list, p.names as tender, p.language as own
    from reminders r join users u on u.id = r.user_id
    left join lists l on l.id = r.list_id left join procurements p on p.id = r.procurement_id
    where ${ofRecipient(recipient)} order by l.name nulls last, p.id`.execute(db)
  const [first] = rows
  if (first === undefined) return null
  const language = languageCode(first.languageId)
  return {
    recipient,
    language,
    names: rows.map(({ list, tender, own }) => list ?? nameIn(tender, language, own)),
  }
}

const endReminders = (db: Kysely<Database>, recipient: ReminderRecipient) =>
  sql`delete from reminders r where ${ofRecipient(recipient)}`.execute(db)

function page(
  language: LanguageCode,
  title: keyof typeof messages & ('stopTitle' | 'stopped' | 'gone'),
  body: string,
) {
  return htmlPage(language, textIntl(language).formatMessage(messages[title]), body)
}

function questionPage({ language, names }: Reminders): string {
  const { formatMessage } = textIntl(language)
  const text = formatMessage(messages.stopText, { names: joinNames(language, names) })
  const button = `<form method="post"><button>${escapeHtml(formatMessage(messages.stop))}</button></form>`
  return page(language, 'stopTitle', `<p>${escapeHtml(text)}</p>${button}`)
}

interface OfToken {
  Params: { token: string }
}

function addPages(pages: FastifyInstance, db: Kysely<Database>, secrets: Secrets): void {
  const find = async (token: string): Promise<Reminders | null> => {
    const recipient = await readReminderToken(secrets, token)
    return recipient === null ? null : readReminders(db, recipient)
  }
  const stop = async (token: string): Promise<string | null> => {
    const found = await find(token)
    if (found === null) return null
    await endReminders(db, found.recipient)
    return page(found.language, 'stopped', '')
  }
  acceptForms(pages)
  pages.addHook('onRequest', async (_request, reply) => {
    reply.type('text/html; charset=utf-8')
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })
  pages.get<OfToken>('/:token', async ({ params }, reply) => {
    const found = await find(params.token)
    return found === null ? reply.code(404).send(page('da', 'gone', '')) : questionPage(found)
  })
  pages.get<OfToken>('/:token/stop', ({ params }, reply) =>
    reply.redirect(`/reminders/${encodeURIComponent(params.token)}`),
  )
  for (const path of ['/:token', '/:token/stop']) {
    pages.post<OfToken>(
      path,
      async ({ params }, reply) => (await stop(params.token)) ?? reply.code(404).send(page('da', 'gone', '')),
    )
  }
}

/**
 * Adds the pages that the links of a reminder mail open. Opening a link changes nothing, because mail
 * programs prefetch links. The page asks for confirmation instead. Only the one-click request of a mail
 * program (RFC 8058) takes effect immediately (Z16).
 */
export async function addReminderPages(
  app: FastifyInstance,
  db: Kysely<Database>,
  secrets: Secrets,
): Promise<void> {
  await app.register(async (pages) => addPages(pages, db, secrets), { prefix: '/reminders' })
}
