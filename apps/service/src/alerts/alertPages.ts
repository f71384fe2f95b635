import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { acceptForms } from '../http/acceptForms'
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

interface Timings {
  /**
   * The agents and lists that the link is about, without those that no longer exist or no longer belong to
   * the user.
   */
  readonly views: readonly [TimingView, ...TimingView[]]
  readonly fieldOf: (view: TimingView) => string
}

function choicesOf(view: TimingView, field: string, chosen: Timing): string {
  const { formatMessage } = mailIntl(view.language)
  return Object.entries(choices)
    .map(([value, label]) => {
      const checked = value === chosen ? ' checked' : ''
      const words = escapeHtml(formatMessage(label))
      return `<label><input type="radio" name="${field}" value="${value}"${checked}> ${words}</label>`
    })
    .join('')
}

function formPage(
  { views, fieldOf }: Timings,
  chosen: (view: TimingView) => Timing,
  isSaved: boolean,
): string {
  const [first, ...others] = views
  const { language, name } = first
  const { formatMessage } = mailIntl(language)
  const isOne = others.length === 0
  const title = isOne ? formatMessage(messages.timingTitle, { name }) : formatMessage(messages.timesTitle)
  const savedText = isOne ? formatMessage(messages.timingSaved, { name }) : formatMessage(messages.timesSaved)
  const saved = isSaved ? `<p role="status">${escapeHtml(savedText)}</p>` : ''
  const groups = views.map((view) => {
    const label = isOne ? ` aria-label="${escapeHtml(title)}"` : ''
    const legend = isOne ? '' : `<legend><strong>${escapeHtml(view.name)}</strong></legend>`
    const shared = view.isShared
      ? `<p class="quiet">${escapeHtml(formatMessage(messages.timingShared))}</p>`
      : ''
    return `<fieldset${label}>${legend}${choicesOf(view, fieldOf(view), chosen(view))}</fieldset>${shared}`
  })
  const save = `<button>${escapeHtml(formatMessage(messages.save))}</button>`
  return htmlPage(language, title, `${saved}<form method="post">${groups.join('')}${save}</form>`)
}

const current = ({ mailTime }: TimingView) => mailTime

interface OfToken {
  Params: { token: string }
  Querystring: { mailTime?: string }
  Body: Readonly<Record<string, string>> | null
}

function addPages(pages: FastifyInstance, db: Kysely<Database>, secret: string): void {
  const find = async (token: string): Promise<Timings | null> => {
    const recipient = await readAlertToken(secret, token)
    if (recipient === null) return null
    const { userId, senders } = recipient
    const found: TimingView[] = []
    for (const sender of senders) {
      const view = await readTiming(db, { ...sender, userId })
      if (view !== null) found.push(view)
    }
    const [first, ...others] = found
    const fieldOf = ({ owner, ownerId }: TimingView) =>
      senders.length === 1 ? 'mailTime' : `${owner}${ownerId}`
    return first === undefined ? null : { views: [first, ...others], fieldOf }
  }
  acceptForms(pages)
  pages.addHook('onRequest', async (_request, reply) => {
    reply.type('text/html; charset=utf-8')
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })
  pages.get<OfToken>('/:token', async ({ params, query }, reply) => {
    const found = await find(params.token)
    if (found === null) return reply.code(404).send(gonePage())
    const { mailTime } = query
    return formPage(found, isTiming(mailTime) ? () => mailTime : current, false)
  })
  pages.post<OfToken>('/:token', async ({ params, body }, reply) => {
    const found = await find(params.token)
    if (found === null) return reply.code(404).send(gonePage())
    const { views, fieldOf } = found
    const wanted = new Map<TimingView, Timing>()
    for (const view of views) {
      const timing = body?.[fieldOf(view)]
      if (!isTiming(timing)) return reply.code(400).send(formPage(found, current, false))
      wanted.set(view, timing)
    }
    for (const [view, timing] of wanted) {
      if (timing !== view.mailTime) await changeTiming(db, view, timing)
    }
    return formPage(found, (view) => wanted.get(view) ?? view.mailTime, true)
  })
  pages.get<OfToken>('/:token/stop', ({ params }, reply) =>
    reply.redirect(`/alerts/${encodeURIComponent(params.token)}?mailTime=never`),
  )
  pages.post<OfToken>('/:token/stop', async ({ params }, reply) => {
    const found = await find(params.token)
    if (found === null) return reply.code(404).send(gonePage())
    for (const view of found.views) await changeTiming(db, view, 'never')
    return formPage(found, () => 'never', true)
  })
}

/**
 * Adds the pages that the links in an alert mail open. Opening a link changes nothing, because mail programs
 * prefetch links. Only a confirmation on the page, or the one-click request of a mail program (RFC 8058),
 * takes effect.
 */
export async function addAlertPages(
  app: FastifyInstance,
  db: Kysely<Database>,
  secret: string,
): Promise<void> {
  await app.register(async (pages) => addPages(pages, db, secret), { prefix: '/alerts' })
}
