import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { escapeHtml, htmlPage } from '../http/htmlPage'
import { alertMessages as messages } from '../mail/Alert.messages'
import { mailIntl } from '../mail/mailIntl'
import type { Database } from '../storage/Database'
import { readAlertToken } from './alertTokens'
import type { Timing, TimingView } from './changeTiming'
import { changeTiming, readTiming } from './changeTiming'

const choices = {
  always: messages.sendAlways,
  daily: messages.sendDaily,
  weekly: messages.sendWeekly,
  never: messages.sendNever,
} as const

const isTiming = (text: unknown): text is Timing => typeof text === 'string' && Object.hasOwn(choices, text)

function gonePage(): string {
  const { formatMessage } = mailIntl('da')
  return htmlPage('da', 'Spadestik', `<p>${escapeHtml(formatMessage(messages.timingGone))}</p>`)
}

function formPage({ name, isShared, language }: TimingView, chosen: Timing, isSaved: boolean): string {
  const { formatMessage } = mailIntl(language)
  const options = Object.entries(choices).map(([value, label]) => {
    const checked = value === chosen ? ' checked' : ''
    const words = escapeHtml(formatMessage(label))
    return `<label><input type="radio" name="mailTime" value="${value}"${checked}> ${words}</label>`
  })
  const title = formatMessage(messages.timingTitle, { name })
  const saved = isSaved
    ? `<p role="status">${escapeHtml(formatMessage(messages.timingSaved, { name }))}</p>`
    : ''
  const shared = isShared ? `<p class="quiet">${escapeHtml(formatMessage(messages.timingShared))}</p>` : ''
  const fields = `<fieldset aria-label="${escapeHtml(title)}">${options.join('')}</fieldset>`
  const save = `<button>${escapeHtml(formatMessage(messages.save))}</button>`
  return htmlPage(language, title, `${saved}<form method="post">${fields}${shared}${save}</form>`)
}

interface OfToken {
  Params: { token: string }
  Querystring: { mailTime?: string }
  Body: { mailTime?: string } | null
}

/** Adds the routes of the pages, relative to their common prefix. */
function addPages(pages: FastifyInstance, db: Kysely<Database>, secret: string): void {
  const find = async (token: string) => {
    const who = await readAlertToken(secret, token)
    const view = who === null ? null : await readTiming(db, who)
    return who === null || view === null ? null : { who, view }
  }
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  pages.addHook('onRequest', async (_request, reply) => {
    reply.type('text/html; charset=utf-8')
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })
  pages.get<OfToken>('/:token', async ({ params, query }, reply) => {
    const found = await find(params.token)
    if (found === null) return reply.code(404).send(gonePage())
    return formPage(found.view, isTiming(query.mailTime) ? query.mailTime : found.view.mailTime, false)
  })
  pages.post<OfToken>('/:token', async ({ params, body }, reply) => {
    const found = await find(params.token)
    if (found === null) return reply.code(404).send(gonePage())
    const mailTime = body?.mailTime
    if (!isTiming(mailTime)) return reply.code(400).send(formPage(found.view, found.view.mailTime, false))
    await changeTiming(db, found.who, mailTime)
    return formPage(found.view, mailTime, true)
  })
  pages.get<OfToken>('/:token/stop', ({ params }, reply) =>
    reply.redirect(`/alerts/${encodeURIComponent(params.token)}?mailTime=never`),
  )
  pages.post<OfToken>('/:token/stop', async ({ params }, reply) => {
    const found = await find(params.token)
    if (found === null) return reply.code(404).send(gonePage())
    await changeTiming(db, found.who, 'never')
    return formPage(found.view, 'never', true)
  })
}

/**
 * Adds the pages that the links of an alert open. Opening a link changes nothing, because mail programs
 * prefetch links. The page selects the requested timing and asks for confirmation. Only the one-click request
 * of a mail program (RFC 8058) takes effect immediately.
 */
export async function addAlertPages(
  app: FastifyInstance,
  db: Kysely<Database>,
  secret: string,
): Promise<void> {
  await app.register(async (pages) => addPages(pages, db, secret), { prefix: '/alerts' })
}
