import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { acceptForms } from '../../mail/acceptForms'
import type { Secrets } from '../../contract/verifyToken'
import type { Database } from '../../storage/Database'
import { saveOwnTiming } from '../../storage/ownTimings'
import { readAlertToken } from '../alertTokens'
import { restPage } from './restPage'
import type { Timing, TimingView } from './readTiming'
import { readTiming } from './readTiming'
import type { Timings } from './timingForm'
import { gonePage, isTiming, saveScript, saveScriptPath, sharedTiming, timingPage } from './timingForm'

interface OfToken {
  Params: { token: string }
  Querystring: { mailTime?: string }
  Body: Readonly<Record<string, string>> | null
}

const prefix = '/alerts'

interface AlertPageSettings {
  readonly secrets: Secrets
  readonly clock: () => Date
}

function addPages(pages: FastifyInstance, db: Kysely<Database>, { secrets, clock }: AlertPageSettings): void {
  const find = async (token: string): Promise<Timings | null> => {
    const recipient = await readAlertToken(secrets, token)
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
  const save = async (
    { views: [first, ...others], fieldOf }: Timings,
    timeOf: (view: TimingView) => Timing | null,
  ): Promise<Timings> =>
    db.transaction().execute(async (trx) => {
      const saved = async (view: TimingView) => {
        const ownTime = timeOf(view)
        if (ownTime !== view.ownTime) await saveOwnTiming(trx, view, ownTime)
        return { ...view, ownTime }
      }
      const views: [TimingView, ...TimingView[]] = [await saved(first)]
      for (const view of others) views.push(await saved(view))
      return { views, fieldOf }
    })

  acceptForms(pages)
  pages.addHook('onRequest', async (_request, reply) => {
    reply.type('text/html; charset=utf-8')
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })
  pages.get(saveScriptPath.slice(prefix.length), (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(saveScript),
  )
  pages.get<OfToken>('/:token', async ({ params, query }, reply) => {
    const found = await find(params.token)
    if (found === null) return reply.code(404).send(gonePage())
    const { mailTime } = query
    if (!isTiming(mailTime)) return timingPage(found)
    return timingPage(found, { chosen: () => mailTime, savesItself: mailTime !== 'never' })
  })
  pages.post<OfToken>('/:token', async ({ params, body }, reply) => {
    const found = await find(params.token)
    if (found === null) return reply.code(404).send(gonePage())
    const wanted = new Map<TimingView, Timing | null>()
    for (const view of found.views) {
      const timing = body?.[found.fieldOf(view)]
      if (timing !== sharedTiming && !isTiming(timing)) return reply.code(400).send(timingPage(found))
      wanted.set(view, timing === sharedTiming ? null : timing)
    }
    const saved = await save(found, (view) => wanted.get(view) ?? null)
    const isUndone = body?.undo !== undefined
    return timingPage(saved, isUndone ? { state: 'undone' } : { state: 'saved', before: found })
  })
  pages.get<{ Params: { token: string; restId: string }; Querystring: { page?: string } }>(
    '/:token/more/:restId',
    async ({ params, query }, reply) => {
      const recipient = await readAlertToken(secrets, params.token)
      const restId = Number(params.restId)
      const page =
        recipient === null || !Number.isInteger(restId) || restId > 2_147_483_647
          ? null
          : await restPage(db, {
              userId: recipient.userId,
              restId,
              page: Number.parseInt(query.page ?? '1', 10) || 1,
              now: clock(),
            })
      return page ?? reply.code(404).send(gonePage('restGone'))
    },
  )
  pages.get<OfToken>('/:token/stop', ({ params }, reply) =>
    reply.redirect(`${prefix}/${encodeURIComponent(params.token)}?mailTime=never`),
  )
  pages.post<OfToken>('/:token/stop', async ({ params }, reply) => {
    const found = await find(params.token)
    if (found === null) return reply.code(404).send(gonePage())
    return timingPage(await save(found, () => 'never'), { state: 'saved', before: found })
  })
}

/**
 * Adds the pages that the links in an alert mail open. The request that opens a page changes nothing, because
 * mail programs fetch links. A page for another timing saves it by a script, when a person opens it. A page
 * for unsubscribing waits for a press, because nothing would tell a user who was unsubscribed by a program
 * (ADR 81). The one-click request of a mail program (RFC 8058) takes effect immediately.
 */
export async function addAlertPages(
  app: FastifyInstance,
  db: Kysely<Database>,
  settings: AlertPageSettings,
): Promise<void> {
  await app.register(async (pages) => addPages(pages, db, settings), { prefix })
}
