import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { afterClickGuard } from '../../../testing/afterClickGuard'
import { answer, refuse } from '../../../testing/answer'
import { commonFailures } from '../../../testing/problemWords'
import { recordRequests } from '../../../testing/recordRequests'
import { renderApp } from '../../../testing/renderApp'
import { list, worker } from '../../../testing/worker'

const created = '2026-11-20T08:00:00.000Z'
const feed = (id: number, listId: number, lastRead: string | null = null) => ({
  id,
  listId,
  agentId: null,
  created,
  lastRead,
})
const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
const turnOff = (name: string) => page.getByRole('button', { name: `Turn off: addresses of ${name}` })
const turnOnAll = page.getByRole('button', { name: 'Turn on: addresses of All lists and agents' })
const question = page.getByRole('alertdialog', { name: 'Turn off the addresses of “Bridges”?' })

describe('[O17] the addresses that a user has given out', () => {
  beforeEach(() =>
    worker.use(
      answer('getLists', [list(1, 'Bridges', []), list(2, 'Winter', [])]),
      answer('getCalendarFeeds', [feed(8, 1, '2026-11-27T06:05:00Z'), feed(9, 2), feed(10, 3)]),
    ),
  )

  test('are shown with their list, when they were created and last read, also before the list is known', async () => {
    await renderApp('/settings')
    await expect
      .element(rowOf('Bridges'))
      .toHaveTextContent('BridgesAddress created on 20.11.2026Last read on 27.11.2026ChangeTurn off')
    await expect
      .element(rowOf('Winter'))
      .toHaveTextContent('WinterAddress created on 20.11.2026Never readChangeTurn off')
    await expect
      .element(rowOf('A list'))
      .toHaveTextContent('A listAddress created on 20.11.2026Never readChangeTurn off')
    await expect.element(rowOf('All lists and agents')).toHaveTextContent('All lists and agentsOffTurn on')
  })

  test('end after a question, one at a time, and the focus goes on', async () => {
    const remove = recordRequests(
      'delete',
      '/calendar-feeds/8',
      () => new HttpResponse(null, { status: 204 }),
    )
    worker.use(remove.handler)
    await renderApp('/settings')
    await turnOff('Bridges').click()
    await afterClickGuard()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(turnOff('Bridges')).toHaveFocus()
    expect(remove.sent).toEqual([])
    await turnOff('Bridges').click()
    await afterClickGuard()
    await question.getByRole('button', { name: 'Turn off' }).click()
    await expect
      .element(page.getByText('The addresses of “Bridges” have stopped working').first())
      .toBeVisible()
    await expect.element(turnOff('Bridges')).not.toBeInTheDocument()
    await expect.element(turnOff('Winter')).toBeVisible()
    await expect.element(turnOnAll).toHaveFocus()
    expect(remove.sent).toHaveLength(1)
  })

  test('stay when ending them fails, and the question says so', async () => {
    worker.use(refuse('deleteCalendarFeed', 500))
    await renderApp('/settings')
    await turnOff('Bridges').click()
    await afterClickGuard()
    await question.getByRole('button', { name: 'Turn off' }).click()
    await expect.element(question.getByRole('alert')).toHaveTextContent(commonFailures[500])
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(turnOff('Bridges')).toHaveFocus()
  })

  test('are unknown after a failure, not none, and load with another try', async () => {
    worker.use(refuse('getCalendarFeeds', 500))
    const ui = await renderApp('/settings')
    const retry = ui.getByRole('button', { name: 'Try again' })
    await expect.element(retry).toBeVisible()
    await expect.element(turnOnAll).not.toBeInTheDocument()
    worker.use(answer('getCalendarFeeds', [feed(8, 1)]))
    await retry.click()
    await expect.element(turnOff('Bridges')).toBeVisible()
  })

  test('are shown twenty at a time, and the focus goes to the first new one', async () => {
    const ids = Array.from({ length: 25 }, (_, at) => at + 1)
    worker.use(
      answer(
        'getLists',
        ids.map((id) => list(id, `List ${id}.`, [])),
      ),
      answer(
        'getCalendarFeeds',
        ids.map((id) => feed(id, id)),
      ),
    )
    const ui = await renderApp('/settings')
    await expect.element(turnOff('List 19.')).toBeVisible()
    await expect.element(turnOff('List 20.')).not.toBeInTheDocument()
    await ui.getByRole('button', { name: 'Show more' }).click()
    await expect.element(turnOff('List 25.')).toBeVisible()
    await expect.element(ui.getByRole('button', { name: 'Change: addresses of List 20.' })).toHaveFocus()
  })
})
