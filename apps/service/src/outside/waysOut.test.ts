import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainEngines } from '../testing/openTestDatabase'
import type { Outcome } from '../testing/scenes/ways/plantedItems'
import { plantedNames } from '../testing/scenes/ways/plantedItems'
import type { CallerKind } from '../testing/scenes/ways/setUpCallers'
import { callerKinds } from '../testing/scenes/ways/setUpCallers'
import { setUpWays } from '../testing/scenes/ways/setUpWays'
import { answer, feed, tool } from '../testing/scenes/ways/directWays'
import * as ways from '../testing/scenes/ways/jobWays'
import type { Way, WayContext } from '../testing/scenes/ways/Way'

const { company } = plantedNames
const tenders = { of: 'search', itemType: 'procurement', filters: { freeSearch: 'kontrolkanal' } }
const draft = (kind: string) => () => ({ kind, columns: ['name', 'liable', 'nextDeadline'], source: tenders })

/**
 * Every way out of the service, with what each kind of caller gets, in the order of `callerKinds`: the status of a
 * refusal, `nothing` of the item, the `open` values of the item, or its `paid` values too. Null: this kind of caller
 * has no such way, as nobody mails a visitor. Printing is not listed, because the browser prints what answers contain.
 */
const table: readonly [string, Way, readonly (Outcome | null)[]][] = [
  [
    'search for tenders',
    answer(
      'token',
      'POST',
      () => '/search-items/search/procurements',
      () => ({ freeSearch: 'kontrolkanal' }),
    ),
    [401, 403, 'open', 'open', 'paid', 'paid', 'open', 403, 498],
  ],
  [
    'search for companies',
    answer(
      'token',
      'POST',
      () => '/search-items/search/companies',
      () => ({ freeSearch: 'kontrolfirma' }),
      company,
    ),
    [401, 403, 403, 403, 403, 'open', 403, 403, 498],
  ],
  [
    'page of a tender',
    answer('token', 'GET', ({ tender }) => `/procurements/byId/${tender}`),
    [401, 401, 'open', 'open', 'paid', 'paid', 'open', 403, 498],
  ],
  [
    'page of a company',
    answer('token', 'GET', ({ company: id }) => `/companies/byId/${id}`, undefined, company),
    [401, 401, 401, 401, 401, 'paid', 401, 403, 498],
  ],
  [
    'items of a list',
    answer('token', 'GET', ({ listId }) => `/lists/items/${listId}`),
    [401, 403, 'open', 'open', 'paid', 'paid', 'open', 403, 498],
  ],
  [
    'updates of a tender',
    answer('token', 'GET', ({ tender }) => `/updates/byProcurementId/${tender}`),
    [401, 403, 403, 403, 'paid', 'paid', 403, 403, 498],
  ],
  [
    'today',
    answer('token', 'GET', () => '/today'),
    [401, 403, 'open', 'open', 'paid', 'paid', 'open', 403, 498],
  ],
  [
    'changes',
    answer('token', 'GET', () => '/changes?itemType=procurement'),
    [401, 403, 403, 403, 'paid', 'paid', 403, 403, 498],
  ],
  [
    'key: search',
    answer(
      'key',
      'POST',
      () => '/search-items/search/procurements',
      () => ({ freeSearch: 'kontrolkanal' }),
    ),
    [498, 403, 'open', 'open', 'paid', 'paid', 'open', 403, 498],
  ],
  [
    'key: page of a tender',
    answer('key', 'GET', ({ tender }) => `/procurements/byId/${tender}`),
    [498, 401, 'open', 'open', 'paid', 'paid', 'open', 403, 498],
  ],
  [
    'key: page of a company',
    answer('key', 'GET', ({ company: id }) => `/companies/byId/${id}`, undefined, company),
    [498, 401, 401, 401, 401, 'paid', 401, 403, 498],
  ],
  [
    'key: changes',
    answer('key', 'GET', () => '/changes?itemType=procurement'),
    [498, 403, 403, 403, 'paid', 'paid', 403, 403, 498],
  ],
  [
    'tool: search',
    tool('search', () => ({ kind: 'procurement', text: 'kontrolkanal' })),
    [401, 401, 'open', 'open', 'paid', 'paid', 'open', 'nothing', 401],
  ],
  [
    'tool: tender',
    tool('get_item', ({ tender: id }) => ({ kind: 'procurement', id })),
    [401, 401, 'open', 'open', 'paid', 'paid', 'open', 'nothing', 401],
  ],
  [
    'tool: company',
    tool('get_item', ({ company: id }) => ({ kind: 'company', id }), company),
    [401, 401, 'nothing', 'nothing', 'nothing', 'paid', 'nothing', 'nothing', 401],
  ],
  [
    'tool: list',
    tool('lists', ({ listId }) => ({ listId })),
    [401, 401, 'open', 'open', 'paid', 'paid', 'open', 'nothing', 401],
  ],
  [
    'tool: changes',
    tool('changes', ({ cursor: after }) => ({ after, kind: 'procurement' })),
    [401, 401, 'nothing', 'nothing', 'paid', 'paid', 'nothing', 'nothing', 401],
  ],
  ['Atom feed', feed('atom'), [404, 404, 'nothing', 'nothing', 'paid', 'paid', 'nothing', 'nothing', 404]],
  ['JSON feed', feed('json'), [404, 404, 'nothing', 'nothing', 'paid', 'paid', 'nothing', 'nothing', 404]],
  [
    'calendar feed',
    feed('calendar'),
    [404, 404, 'nothing', 'nothing', 'paid', 'paid', 'nothing', 'nothing', 404],
  ],
  [
    'mail of an agent',
    ways.agentMail,
    [null, null, 'open', 'open', 'paid', 'paid', 'nothing', 'nothing', null],
  ],
  ['rest of a mail', ways.restOfMail, [null, null, 'open', 'open', 'paid', 'paid', 404, 404, null]],
  [
    'mail of a reminder',
    ways.reminderMail,
    [null, null, 'nothing', 'nothing', 'paid', 'paid', 'nothing', 'nothing', null],
  ],
  ['tip', ways.tipAnswer, [401, 403, 403, 403, 'nothing', 'nothing', 403, 403, 498]],
  [
    'hint of a webhook',
    ways.hint,
    [null, null, 'nothing', 'nothing', 'open', 'open', 'nothing', 'nothing', null],
  ],
  [
    'workbook',
    ways.sheet(draft('xlsx')),
    [401, 403, 'nothing', 'nothing', 'paid', 'paid', 'nothing', 403, 498],
  ],
  ['csv', ways.sheet(draft('csv')), [401, 403, 'nothing', 'nothing', 'paid', 'paid', 'nothing', 403, 498]],
  [
    'workbook from before',
    ways.readySheet(draft('xlsx')),
    [null, null, 404, 404, 'paid', 'paid', 404, 404, null],
  ],
  [
    'own data',
    ways.personalData,
    [401, 403, 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 403, 498],
  ],
]

const row = (cells: readonly (Outcome | null)[]) =>
  Object.fromEntries(callerKinds.map((kind, place) => [kind, cells[place]]))

describe.each(mainEngines)('ways out on %s', (engine) => {
  let context: WayContext
  beforeAll(async () => {
    context = await setUpWays(engine)
    await context.change()
  })
  afterAll(() => context.service.close())

  test.each(table)(
    '[K01, K02] %s: each caller gets what its product includes',
    async (_name, way, expected) => {
      const found: Partial<Record<CallerKind, Outcome | null>> = {}
      for (const kind of callerKinds) found[kind] = await way(kind, context)
      expect(found).toEqual(row(expected))
    },
  )
})
