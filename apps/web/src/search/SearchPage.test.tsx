import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../../testing/answer'
import { renderApp } from '../../testing/renderApp'
import { procurement, worker } from '../../testing/worker'

const found = (...items: ReturnType<typeof procurement>[]) =>
  HttpResponse.json({ items, count: items.length, countIsCapped: false })

const down = () => HttpResponse.json({}, { status: 400 })

const search = '/api/search-items/search/procurements'

const criterionType = (id: number, name: string) => ({
  id,
  translationProperty: `criterionType.${name}`,
  searchable: true,
  tailored: false,
  highlightedProject: false,
  highlightedProcurement: false,
  criteria: [{ id: id * 10, name: `${name} root`, typeId: id, children: [] }],
})

describe('the search screen', () => {
  test('[S08] a late response never replaces the results of a newer search', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    let isLateAnswerSent = false
    worker.use(
      http.post(search, async ({ request }) => {
        const { freeSearch } = (await request.json()) as { freeSearch: string | null }
        if (freeSearch !== 'old') return found(procurement(2, 'Answer to the new word'))
        await held
        isLateAnswerSent = true
        return found(procurement(1, 'Answer to the old word'))
      }),
    )
    await renderApp('/search/1?type=procurement&q=old')
    const text = page.getByRole('searchbox', { name: 'Free text' })
    await text.fill('new')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('link', { name: 'Answer to the new word' })).toBeVisible()
    release()
    await expect.poll(() => isLateAnswerSent).toBe(true)
    expect(page.getByRole('link', { name: 'Answer to the old word' }).query()).toBeNull()
    history.back()
    await expect.element(page.getByRole('link', { name: 'Answer to the old word' })).toBeVisible()
    history.forward()
    await expect.element(page.getByRole('link', { name: 'Answer to the new word' })).toBeVisible()
    expect(page.getByRole('link', { name: 'Answer to the old word' }).query()).toBeNull()
  })

  test('[S08] without results, each filter that hides items can be removed, and the removal with the most results comes first', async () => {
    worker.use(
      http.post(search, async ({ request }) => {
        const body = (await request.json()) as {
          freeSearch: string | null
          isPublic: boolean | null
          minBudget: number | null
        }
        const without = [body.freeSearch, body.isPublic, body.minBudget].map((value) => value === null)
        const count = without[0] ? 3 : without[1] ? 1200 : 0
        return HttpResponse.json({
          items: count === 0 ? [] : [procurement(1, 'Bridge')],
          count: Math.min(count, 1000),
          countIsCapped: count > 1000,
        })
      }),
    )
    await renderApp('/search/1?type=procurement&q=tunnel&isPublic=true&budget=5000000~')
    const offers = page.getByRole('button', { name: /^Without/ })
    await expect.element(offers.first()).toHaveTextContent('Without “Public”: 1,000+ results')
    expect(offers.all().map((offer) => offer.element().textContent)).toEqual([
      'Without “Public”: 1,000+ results',
      'Without “tunnel”: 3 results',
    ])
    await offers.first().click()
    await expect.element(page.getByRole('link', { name: 'Bridge' })).toBeVisible()
    expect(location.search).not.toContain('isPublic')
    await expect.poll(() => document.activeElement?.id).toBe('main')
  })

  test('[S08] without results, each word of the text can be removed alone', async () => {
    worker.use(
      http.post(search, async ({ request }) => {
        const { freeSearch } = (await request.json()) as { freeSearch: string | null }
        return HttpResponse.json({ items: [], count: freeSearch === 'bridge' ? 7 : 0, countIsCapped: false })
      }),
    )
    await renderApp('/search/1?type=procurement&q=bridge+-%22under+water%22')
    await page.getByRole('button', { name: 'Without “under water”: 7 results' }).click()
    await expect.element(page.getByRole('searchbox', { name: 'Free text' })).toHaveValue('bridge')
  })

  test('[S25] a button limits the results to unseen items, and removing the chip of the filter undoes this', async () => {
    worker.use(
      http.post(search, ({ request }) => {
        const isUnseenOnly = new URL(request.url).searchParams.get('unseen') === 'true'
        const changed = procurement(1, 'Changed bridge')
        return isUnseenOnly ? found(changed) : found(changed, procurement(2, 'Known bridge'))
      }),
    )
    await renderApp('/search/1?type=procurement')
    const known = page.getByRole('link', { name: 'Known bridge' })
    await expect.element(known).toBeVisible()
    const toggle = page.getByRole('button', { name: 'Only new and changed', exact: true })
    await toggle.click()
    await expect.element(known).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Changed bridge' })).toBeVisible()
    expect(location.search).toContain('unseen=true')
    await expect.element(page.getByRole('button', { name: 'Save as agent' })).toBeDisabled()
    await page.getByRole('button', { name: /^Remove.*Only new/ }).click()
    await expect.element(known).toBeVisible()
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false')
  })

  test('[S02, G03] a filter that leaves the number of results as it was is announced too', async () => {
    worker.use(http.post(search, () => found(procurement(1, 'Bridge'))))
    await renderApp('/search/1?type=procurement')
    const region = page.getByRole('status').filter({ hasText: /^1 tender$/ })
    await expect.element(region).toBeInTheDocument()
    const said: (string | null)[] = []
    new MutationObserver(() => said.push(region.query()?.textContent ?? '')).observe(region.element(), {
      childList: true,
      characterData: true,
      subtree: true,
    })
    await page.getByRole('button', { name: 'Only new and changed', exact: true }).click()
    await expect.poll(() => said).toEqual(['', '1 tender'])
  })

  test('[Z03] a failed search says so, and a retry shows the results', async () => {
    let isDown = true
    worker.use(
      http.post(search, () =>
        isDown ? HttpResponse.json({}, { status: 400 }) : found(procurement(1, 'Bridge')),
      ),
    )
    await renderApp('/search/1?type=procurement')
    await expect.element(page.getByText('The service did not accept this')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Tenders' })).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('link', { name: 'Bridge' })).toBeVisible()
  })

  test('[S10] a criterion type that no item uses is hidden, and the others are not affected', async () => {
    worker.use(
      http.get('/api/criteria/criterion-types', () =>
        HttpResponse.json([criterionType(1, 'cpv'), criterionType(2, 'places')]),
      ),
      http.post(search, ({ request }) => {
        const typeId = new URL(request.url).searchParams.get('facetTypeId')
        const criteria = typeId === '2' ? [{ id: 20, count: 3 }] : []
        const facet = { criteria, bars: [], unspecified: 0, countIsCapped: false }
        return HttpResponse.json({ items: [procurement(1, 'Bridge')], count: 1, countIsCapped: false, facet })
      }),
    )
    await renderApp('/search/1?type=procurement')
    await expect.element(page.getByRole('button', { name: 'places' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'cpv' })).not.toBeInTheDocument()
  })

  test('[Z03] a failed search shows no count and is retried until there is a connection', async () => {
    let isOffline = false
    worker.use(http.post(search, () => (isOffline ? HttpResponse.error() : found(procurement(1, 'Bridge')))))
    await renderApp('/search/1?type=procurement')
    await expect.element(page.getByRole('heading', { level: 1, name: '1 tender' })).toBeVisible()
    isOffline = true
    await page.getByRole('searchbox', { name: 'Free text' }).fill('new')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert').getByText('No connection')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Tenders' })).toBeVisible()
    isOffline = false
    window.dispatchEvent(new Event('online'))
    await expect.element(page.getByRole('link', { name: 'Bridge' })).toBeVisible()
  })

  test('[S22] another spelling is searched on request, and the focus stays on the page', async () => {
    const spelling = { text: 'renovering', count: 93, countIsCapped: false }
    worker.use(
      http.post(search, async ({ request }) => {
        const { freeSearch } = (await request.json()) as { freeSearch?: string }
        return freeSearch === 'renovering'
          ? found(procurement(1, 'Renovering'))
          : HttpResponse.json({ items: [], count: 0, countIsCapped: false, spelling })
      }),
    )
    await renderApp('/search/1?type=procurement&q=renoverng')
    await page.getByRole('button', { name: 'Did you mean “renovering”? 93 results' }).click()
    await expect.element(page.getByRole('link', { name: 'Renovering' })).toBeVisible()
    expect(location.search).toContain('q=renovering')
    await expect.element(page.getByRole('button', { name: /Did you mean/ })).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.id).toBe('main')
  })

  test('[S05] a single page has no page links, and an empty result is reported', async () => {
    worker.use(http.post(search, () => found()))
    await renderApp('/search/1?type=procurement&q=nothing')
    await expect.element(page.getByText('Nothing matches these filters')).toBeVisible()
    expect(page.getByRole('navigation', { name: 'Pages' }).query()).toBeNull()
  })

  // Only companies can be shown in one growing list, so `list=loads` is ignored.
  test.each(['', '&list=loads'])(
    '[S05, S16] tenders%s are in pages, and the next page is prefetched',
    async (list) => {
      const asked: (string | null)[] = []
      worker.use(
        http.post(search, ({ request }) => {
          asked.push(new URL(request.url).searchParams.get('index'))
          return HttpResponse.json({ items: [procurement(1, 'Bridge')], count: 45, countIsCapped: false })
        }),
      )
      await renderApp(`/search/1?type=procurement${list}`)
      await expect.element(page.getByRole('link', { name: 'Bridge' })).toBeVisible()
      await expect.element(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
      await expect.poll(() => asked).toEqual(['0', '1'])
    },
  )

  test('[S07, S17] the address of an agent does not offer to save it while the agents are loading', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    worker.use(
      http.post(search, () => found(procurement(1, 'Bridge'))),
      answer('getAgents', async () => {
        await held
        return { projectAgents: [], procurementAgents: [], companyAgents: [] }
      }),
    )
    await renderApp('/search/1?type=procurement&q=bridge&agent=7')
    const save = page.getByRole('button', { name: 'Save as agent' })
    await expect.element(save).toBeDisabled()
    release()
    await expect.element(save).toBeEnabled()
  })

  test('[Z02] each request carries language, domain and session', async () => {
    let seen: Record<string, string | null> = {}
    worker.use(
      http.post(search, ({ request }) => {
        const { searchParams } = new URL(request.url)
        seen = {
          language: searchParams.get('languageId'),
          domain: searchParams.get('domainId'),
          token: request.headers.get('authorization'),
        }
        return found()
      }),
    )
    await renderApp('/search/1?type=procurement')
    await expect.poll(() => seen).toEqual({ language: '1', domain: '9', token: 'Bearer token' })
  })

  test('[Z03, S10] results show even if counts, agents and the vocabulary fail to load', async () => {
    worker.use(
      http.post(search, ({ request }) =>
        new URL(request.url).searchParams.has('facet') ? down() : found(procurement(1, 'Bridge')),
      ),
      ...['agents/list', 'criteria/criterion-types', 'roles', 'countries', 'translations/:id'].map((path) =>
        http.get(`/api/${path}`, down),
      ),
    )
    await renderApp('/search/1?type=procurement&agent=7')
    await expect.element(page.getByRole('link', { name: 'Bridge' })).toBeVisible()
    await page.getByRole('button', { name: 'Estimated sum' }).click()
    await expect
      .element(page.getByRole('checkbox', { name: 'Include those without a sum' }))
      .toBeInTheDocument()
  })

  test('[Z03] a missing network connection is reported, and a retry shows the results', async () => {
    let isOffline = false
    worker.use(
      http.post(search, async ({ request }) => {
        const { freeSearch } = (await request.json()) as { freeSearch: string | null }
        if (isOffline) return HttpResponse.error()
        return found(procurement(1, freeSearch === 'new' ? 'Answer to the new word' : 'Bridge'))
      }),
    )
    await renderApp('/search/1?type=procurement')
    await expect.element(page.getByRole('link', { name: 'Bridge' })).toBeVisible()
    isOffline = true
    await page.getByRole('searchbox', { name: 'Free text' }).fill('new')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('No connection')).toBeVisible()
    isOffline = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('link', { name: 'Answer to the new word' })).toBeVisible()
  })

  test('[Z03] returning to a failed search retries it', async () => {
    let isDown = true
    worker.use(
      http.post(search, async ({ request }) => {
        const { freeSearch } = (await request.json()) as { freeSearch: string | null }
        if (freeSearch === 'bridge' && isDown) return down()
        return found(procurement(1, freeSearch === 'bridge' ? 'Bridge' : 'Tunnel'))
      }),
    )
    await renderApp('/search/1?type=procurement&q=bridge')
    await expect.element(page.getByText('The service did not accept this')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Free text' }).fill('tunnel')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('link', { name: 'Tunnel' })).toBeVisible()
    isDown = false
    history.back()
    await expect.element(page.getByRole('link', { name: 'Bridge' })).toBeVisible()
  })

  test('[S08, S14] companies are suggested after a pause in typing, not on every key', async () => {
    const asked: (string | null)[] = []
    worker.use(
      http.post(search, () => found()),
      http.get('/api/search-items/search/companies/autocomplete', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('term'))
        return HttpResponse.json([{ id: 5, companyName: 'Nordkyst', cvr: null, city: null }])
      }),
    )
    await renderApp('/search/1?type=procurement')
    await page.getByRole('button', { name: 'Company', exact: true }).click()
    await page.getByRole('combobox', { name: 'Company' }).click()
    await userEvent.keyboard('nordk')
    await expect.element(page.getByRole('option', { name: 'Nordkyst' })).toBeVisible()
    expect(asked).toEqual(['nordk'])
  })
})
