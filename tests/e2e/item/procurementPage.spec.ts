import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

test.describe('the page of a procurement', () => {
  test('[Q01, Q02, Q03, Q04] shows every section for a paid product, and opens roles and announcements', async ({
    page,
  }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const procurement = await calls.find(
      'procurement',
      ({ winners, announcements, project, tenderText }) =>
        (winners?.length ?? 0) > 0 &&
        (announcements ?? []).some(({ type }) => type === 'correction') &&
        (announcements ?? []).some(({ type }) => type === 'result') &&
        project.id !== 0 &&
        tenderText !== null,
    )
    await page.goto(`/procurement/${procurement.id}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: procurement.name })).toBeVisible()
    for (const words of [
      procurement.summary,
      procurement.procurementType?.name,
      procurement.provider,
      procurement.euNr,
    ]) {
      if (words) await expect(main.getByText(words).first()).toBeVisible()
    }
    await expect(main.locator('#authority').getByText(procurement.liable ?? '')).toBeVisible()
    await expect(main.locator('#description')).toContainText((procurement.description ?? '').slice(0, 80))
    await expect(main.locator('#tenderText')).toContainText((procurement.tenderText ?? '').slice(0, 80))

    const listed = (procurement.announcements ?? []).filter(
      ({ type }) => type !== 'result' && type !== 'cancellation',
    )
    const announcements = main.getByRole('list', { name: 'Bekendtgørelser' }).getByRole('listitem')
    await expect(announcements).toHaveCount(listed.length)
    await announcements
      .getByRole('button', { name: /Rettelse/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'Rettelse' })).toBeVisible()
    await page.keyboard.press('Escape')

    const winner = procurement.winners?.[0]
    const winners = main.getByRole('list', { name: 'Vindere' })
    await expect(winners.getByRole('link', { name: winner?.companyName ?? '' }).first()).toHaveAttribute(
      'href',
      `/company/${winner?.companyId}`,
    )
    await page
      .getByRole('button', { name: `Handlinger for ${procurement.companyRoles[0]?.companyName}` })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Om rollen' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')

    const project = await calls.get<{ name: string }>(`/projects/byId/${procurement.project.id}`)
    const side = page.getByRole('complementary')
    await expect(side.getByRole('link', { name: project.name })).toBeVisible()

    await page.route('**/api/projects/byId/**', (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await expect(main.getByRole('heading', { level: 1, name: procurement.name })).toBeVisible()
    await expect(side.getByRole('heading', { name: 'Noter' })).toBeVisible()
    await expect(side.getByRole('link', { name: project.name })).toBeHidden()
  })

  test('[Q02] five of many winners are shown, and all of them on request', async ({ page }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const procurement = await calls.find('procurement', ({ winners }) => (winners?.length ?? 0) > 5)
    await page.goto(`/procurement/${procurement.id}`)
    const winners = page.getByRole('list', { name: 'Vindere' }).getByRole('listitem')
    await expect(winners).toHaveCount(5)
    await page
      .locator('#winners')
      .getByRole('button', { name: /^Vis alle/ })
      .click()
    await expect(winners).toHaveCount(procurement.winners?.length ?? 0)
  })

  test('[R04, Q02] a hash scrolls to its section, and on wide screens the table of contents marks the current section', async ({
    page,
  }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const { id } = await calls.find('procurement', ({ tenderText }) => tenderText !== null)
    await page.setViewportSize({ width: 1600, height: 700 })
    await page.goto(`/procurement/${id}#announcements`)
    await expect(page.locator('#announcements')).toBeInViewport({ ratio: 0.5 })
    await expect(page.locator('#announcements')).toBeFocused()
    const contents = page.getByRole('navigation', { name: 'På denne side' })
    const marked = contents.locator('[aria-current=location]')
    await expect(marked).toHaveText(/Bekendtgørelser|Ordregivende myndighed/)
    await page.mouse.wheel(0, -5000)
    await expect(marked).toHaveText(/Faser|Vigtige datoer/)
    await contents.getByRole('link', { name: 'Udbudstekst' }).click()
    await expect(page).toHaveURL(/#tenderText$/)
    await expect(page.locator('#tenderText')).toBeInViewport()
    await page.setViewportSize({ width: 1200, height: 700 })
    await expect(contents).toBeHidden()
  })

  test('[Q01, I01] on a phone long texts are collapsed, and the actions are above the content', async ({
    page,
  }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const procurement = await calls.find('procurement', ({ description }) => (description?.length ?? 0) > 400)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/procurement/${procurement.id}`)
    const bar = page.getByRole('toolbar', { name: `Handlinger for ${procurement.name}` })
    const phases = page.getByRole('list', { name: 'Faser' })
    expect((await bar.boundingBox())?.y ?? 0).toBeLessThan((await phases.boundingBox())?.y ?? 0)
    const unfold = page.locator('#description').getByRole('button')
    await expect(unfold).toHaveAttribute('aria-expanded', 'false')
    await unfold.click()
    await expect(unfold).toHaveAttribute('aria-expanded', 'true')
    await page.setViewportSize({ width: 1200, height: 740 })
    await expect(unfold).toBeHidden()
  })

  test('[Q01, Q02] key facts are below the name and stay visible while scrolling, also on a phone', async ({
    page,
  }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const tender = await calls.find(
      'procurement',
      ({ nextDeadline, budget, liable }) => nextDeadline !== null && budget !== null && liable !== null,
    )
    const [year, month, day] = (tender.nextDeadline ?? '').split('-')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/procurement/${tender.id}`)
    const fact = (term: string) => page.locator('dl').first().locator('div').filter({ hasText: term }).first()
    await expect(fact('Næste frist')).toContainText(`${day}.${month}.${year}`)
    await expect(fact('Næste frist')).toContainText(/dage? tilbage|Slutter i dag/)
    await expect(fact('Ordregiver')).toContainText(tender.liable ?? '')
    await expect(fact('Fase')).toContainText(tender.phase.name)
    await page.mouse.wheel(0, 1500)
    const line = page.getByText(new RegExp(`${day}\\.${month}\\.${year}.* · `)).first()
    await expect(line).toBeInViewport()
    expect((await line.boundingBox())?.y ?? 999).toBeLessThan(110)
  })

  test('[K02] key facts show placeholders without a paid product', async ({ page }) => {
    await enterQuietly(page, 'basic@demo.test')
    await page.goto('/procurement/6')
    const facts = page.locator('dl').first()
    await expect(facts.getByRole('button')).toHaveCount(2)
    await facts.getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('[E01] a missing procurement is reported, and the address stays the same', async ({ page }) => {
    await enterQuietly(page, 'paid@demo.test')
    for (const id of ['2000000000', 'nonsense']) {
      await page.goto(`/procurement/${id}`)
      await expect(
        page.getByRole('heading', { level: 1, name: 'Dette udbud findes ikke i vores database' }),
      ).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/procurement/${id}$`))
    }
  })
})
