import type { Schemas } from '@spadestik/api-client'
import { exampleResponses } from '@spadestik/api-client/examples'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../testing/answer'
import { renderApp } from '../../testing/renderApp'
import { list, worker } from '../../testing/worker'

const dialog = page.getByRole('dialog')
const unsubscribed = 'You have unsubscribed from these e-mails. Choose a time and save it to get them again.'
const agent = exampleResponses.getProjectAgent.body

type Sent = Pick<Schemas['ListDraft'], 'name' | 'ownMailTime'> & Pick<Schemas['List'], 'mailTime'>

describe('an agent or a list that a user has unsubscribed from', () => {
  const bodies: Sent[] = []
  beforeEach(() => {
    bodies.length = 0
    const stopped = { mailTime: 'daily', ownMailTime: 'never' } as const
    const agents = { ...agent, id: 4, name: 'Schools', ...stopped }
    const keep = async (request: Request) => {
      const body = (await request.json()) as Sent
      bodies.push(body)
      return body
    }
    worker.use(
      answer('getAgents', { projectAgents: [agents], procurementAgents: [], companyAgents: [] }),
      answer('getLists', [{ ...list(12, 'Bridges', [91004]), ...stopped }]),
      answer('updateProjectAgent', async (request) => ({ ...agents, ...(await keep(request)) })),
      answer('updateList', async (request) => ({ ...list(12, 'Bridges', []), ...(await keep(request)) })),
    )
  })

  test.each(['Schools', 'Bridges'])(
    '[W08, D01] %s says so on the dashboard and in its dialog, and a chosen time takes it back',
    async (name) => {
      await renderApp('/')
      await expect
        .element(page.getByRole('row', { name: new RegExp(`${name}.* Unsubscribed`) }))
        .toBeVisible()
      await page.getByRole('button', { name: `Settings of ${name}` }).click()
      await expect.element(dialog.getByText(unsubscribed)).toBeVisible()
      await expect.element(dialog.getByRole('radio', { name: /^Never/ })).toBeChecked()
      await dialog.getByText('Daily', { exact: true }).first().click()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect.element(dialog).not.toBeInTheDocument()
      expect(bodies).toMatchObject([{ mailTime: 'daily', ownMailTime: null }])
    },
  )

  test.each(['Schools', 'Bridges'])(
    '[W08] renaming %s keeps the user unsubscribed, and the time of the others',
    async (name) => {
      await renderApp('/')
      await page.getByRole('button', { name: `Settings of ${name}` }).click()
      await dialog.getByRole('textbox', { name: /^Name/ }).fill('Other')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect.element(dialog).not.toBeInTheDocument()
      expect(bodies).toMatchObject([{ name: 'Other', mailTime: 'daily' }])
      expect(bodies[0]).not.toHaveProperty('ownMailTime')
    },
  )

  test('[W08] a time that the user alone has says what applies to the others', async () => {
    const own = { mailTime: 'daily', ownMailTime: 'weekly' } as const
    worker.use(answer('getLists', [{ ...list(12, 'Bridges', [91004]), ...own, paUserIds: [1, 2] }]))
    await renderApp('/')
    await page.getByRole('button', { name: 'Settings of Bridges' }).click()
    await expect
      .element(dialog.getByText(/for yourself alone\. The others get e-mails daily\./))
      .toBeVisible()
    await expect.element(dialog.getByRole('radio', { name: /^Weekly/ })).toBeChecked()
  })
})
