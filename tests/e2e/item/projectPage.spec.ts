import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

test.describe('the page of a project', () => {
  test('[P01, P02, P03, W09] shows every section, and links to companies, tenders, images and documents', async ({
    page,
  }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const project = await calls.find(
      'project',
      ({ files, procurements, articles, companyRoles, summaryNumber }) =>
        files.some(({ image }) => image) &&
        procurements.length > 0 &&
        articles.length > 1 &&
        companyRoles.some(({ note }) => (note?.length ?? 0) > 50) &&
        summaryNumber !== null,
    )
    await page.goto(`/project/${project.id}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: project.name })).toBeVisible()
    await expect(page).toHaveTitle(`${project.name} · Spadestik`)
    await expect(main.getByText(project.description ?? '')).toBeVisible()

    const facts = main.locator('dl').first()
    await expect(facts.getByRole('term')).toHaveText([
      'Næste frist',
      'Anslået sum',
      'Sted',
      'Bygherre',
      'Fase',
    ])
    await expect(facts).toContainText(project.phase.name)

    const current = main.getByRole('list', { name: 'Faser' }).locator('[aria-current=step]')
    await expect(current).toContainText(project.phase.name)
    await expect(main.getByRole('term').filter({ hasText: 'Projekttype' })).toBeVisible()
    await expect(main.getByText('›').first()).toBeVisible()

    await expect(main.getByRole('heading', { name: 'Kommunalt referat' })).toBeVisible()
    await expect(main.getByText(project.summaryNumber ?? '')).toBeVisible()

    const noted = project.companyRoles.find(({ note }) => (note?.length ?? 0) > 50)
    const roles = main.getByRole('table', { name: 'Firmaer' })
    await expect(roles.getByText(`${[...(noted?.note ?? '')].slice(0, 50).join('')}...`)).toBeVisible()
    const first = project.companyRoles[0]
    await roles
      .getByRole('button', { name: `Handlinger for ${first?.companyName}` })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Om rollen' }).click()
    await expect(page.getByRole('dialog', { name: `Spørg om ${first?.companyName}` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(main.getByRole('link', { name: project.procurements[0]?.name ?? '' }).first()).toBeVisible()

    const image = project.files.find((file) => file.image)
    await main
      .getByRole('button', { name: new RegExp(image?.name ?? '') })
      .first()
      .click()
    const enlarged = page.getByRole('dialog', { name: image?.name ?? '' })
    await expect(enlarged.getByRole('img').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(enlarged).toBeHidden()

    const [newest, ...older] = project.articles
      .map(({ created }) => created)
      .toSorted()
      .toReversed()
    const titles = main.locator('#articles').getByRole('listitem')
    await expect(titles.first()).toContainText(
      project.articles.find(({ created }) => created === newest)?.title ?? '',
    )
    await expect(titles).toHaveCount(older.length + 1)

    const side = page.getByRole('complementary')
    for (const title of ['Seneste opdateringer', 'Noter', 'Dokumenter']) {
      await expect(side.getByRole('heading', { name: title })).toBeVisible()
    }
    for (const { name, link } of project.files.filter((file) => !file.image)) {
      await expect(side.getByRole('link', { name })).toHaveAttribute('href', link ?? '')
    }
    await roles
      .getByRole('link', { name: first?.companyName ?? '' })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/company/${first?.companyId}$`))
  })

  test('[P01, P02, P03] marks a project in preparation, and leaves out missing details', async ({ page }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const project = await calls.find('project', ({ inProgress }) => inProgress)
    await page.goto(`/project/${project.id}`)
    await expect(page.getByText('Under udarbejdelse').first()).toBeVisible()

    const bare = await calls.find(
      'project',
      ({ articles, files, summaryNumber, summaryDate, summaryLink, contactPerson }) =>
        articles.length === 0 &&
        files.length === 0 &&
        [summaryNumber, summaryDate, summaryLink, contactPerson].every((value) => value === null),
    )
    await page.goto(`/project/${bare.id}`)
    await expect(page.getByText('Der er endnu ikke skrevet artikler om det.')).toBeVisible()
    await expect(page.getByText('Ingen dokumenter.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Kommunalt referat' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Billeder' })).toBeHidden()
  })

  test('[P03] shows its child projects and its parent project', async ({ page }) => {
    const calls = await enterQuietly(page, 'paid@demo.test')
    const part = await calls.find('project', ({ parentProject }) => parentProject !== null)
    await page.goto(`/project/${part.id}`)
    const parent = part.parentProject?.name ?? ''
    await page.getByRole('complementary').getByRole('link', { name: parent, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: parent })).toBeVisible()
    await expect(page.getByRole('complementary').getByRole('link', { name: part.name })).toBeVisible()
  })
})
