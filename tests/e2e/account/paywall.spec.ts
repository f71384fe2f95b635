import { enter, expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

test.describe('without a paid product', () => {
  test('[K02] dates, winners and announcements are neither on the page nor in any response', async ({
    page,
  }) => {
    await enter(page, 'basic@demo.test')
    const bodies: string[] = []
    page.on('response', async (response) => {
      if (response.url().includes('/procurements/byId/')) bodies.push(await response.text())
    })
    await page.goto('/search/1?type=procurement')
    await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click()
    await expect(page.getByText('kræver abonnement')).toBeVisible()
    await expect.poll(() => bodies.length).toBe(1)
    expect(JSON.parse(bodies[0] ?? '{}')).toMatchObject({
      offers: null,
      participation: null,
      material: null,
      inquiry: null,
      winners: null,
      announcements: null,
      liable: null,
      euNr: null,
      nextDeadline: null,
    })
  })

  test('[K01, I01, M07] the star opens the paywall, and the search starts with procurements', async ({
    page,
  }) => {
    await enter(page, 'none@demo.test')
    await page.goto('/')
    await page.getByRole('link', { name: 'Søg' }).first().click()
    await expect(page).toHaveURL(/type=procurement/)
    await page.getByRole('table').getByRole('button', { name: /liste/i }).first().click()
    await expect(page.getByRole('dialog', { name: 'Det kræver et abonnement' })).toBeVisible()
  })

  test('[E01, K01] a company page offers an upgrade, and a missing item is reported as missing', async ({
    page,
  }) => {
    await enter(page, 'projects@demo.test')
    await page.goto('/company/1')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Dit produkt omfatter ikke dette' }),
    ).toBeVisible()
    await page.goto('/project/2000000000')
    await expect(page.getByText('findes ikke i vores database')).toBeVisible()
    await expect(page).toHaveURL(/\/project\/2000000000$/)
  })

  for (const [account, tier] of [
    ['basic@demo.test', 'a basic product'],
    ['none@demo.test', 'no product'],
  ] as const) {
    test(`[K01, K02, I01, Q03, Q04] with ${tier} paid details are blurred, actions open the paywall with a reason, and the page contains no paid detail`, async ({
      page,
    }) => {
      const paid = await enterQuietly(page, 'paid@demo.test')
      const tender = await paid.find(
        'procurement',
        ({ liable, euNr, winners, offers, announcements }) =>
          liable !== null &&
          euNr !== null &&
          (winners?.length ?? 0) > 0 &&
          offers?.address !== null &&
          offers?.link !== null &&
          (announcements?.length ?? 0) > 0,
      )
      await page.context().clearCookies()
      await enterQuietly(page, account)
      const bodies: string[] = []
      page.on('response', async (response) => {
        if (response.url().includes('/api/')) bodies.push(await response.text().catch(() => ''))
      })
      await page.goto(`/procurement/${tender.id}`)
      await expect(page.getByRole('heading', { level: 1, name: tender.name })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const secrets = [
        tender.euNr,
        tender.offers?.address,
        tender.offers?.link,
        tender.winners?.[0]?.companyName,
      ]
      const source = (await page.content()) + bodies.join('')
      for (const secret of secrets) expect(source).not.toContain(secret ?? 'nothing')

      const paywall = page.getByRole('dialog', { name: 'Det kræver et abonnement' })
      const close = async () => {
        await page.keyboard.press('Escape')
        await expect(paywall).toBeHidden()
      }
      for (const id of ['dates', 'winners', 'announcements', 'authority', 'updates']) {
        await page
          .locator(`#${id}`)
          .getByRole('button', { name: /Kun med abonnement/ })
          .first()
          .click()
        await expect(paywall, id).toBeVisible()
        await close()
      }
      const side = page.getByRole('complementary')
      for (const [action, reason] of [
        ['Liste', 'Lister er en del'],
        ['Skjul', 'At skjule'],
        ['Udskriv', 'Udskrift og download'],
        ['Skriv en note', 'Noter er en del'],
      ] as const) {
        await side.getByRole('button', { name: action, exact: true }).click()
        await expect(paywall).toContainText(reason)
        await close()
      }
      await side.getByRole('button', { name: 'Del', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Kopiér linket' }).click()
      await expect(paywall).toContainText('Deling er en del')
      await expect(paywall.getByRole('link', { name: 'Se priser' })).toHaveAttribute('href', '/info/prices')
      await paywall.getByRole('button', { name: 'Book en demo' }).click()
      await expect(page).toHaveURL(/\/help#book-demo$/)

      await page.goto(`/procurement/${tender.id}`)
      await expect(page.getByRole('button', { name: /kalender/i })).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^Handlinger for/ })).toHaveCount(0)
    })
  }
})
