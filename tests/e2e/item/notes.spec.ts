import { expect, test } from '../journey'
import { productAddress } from '../productAddress'
import { enterQuietly } from '../serviceCalls'

test('[M05, W07, P03] a note is written, shared, read by a colleague, changed and deleted', async ({
  page,
  browser,
}) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const project = await calls.find('project', ({ notes }) => notes.length === 0)
  await page.goto(`/project/${project.id}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Skriv en note' }).click()
  await dialog.getByRole('textbox', { name: /Titel/ }).fill('Besøg på pladsen')
  await dialog.getByRole('textbox', { name: /Tekst/ }).fill('Mød op ved porten\nuge 49')
  await dialog.getByText('Alle i virksomheden').click()
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect(dialog).toBeHidden()
  const note = page.getByRole('article', { name: 'Besøg på pladsen' })
  await expect(note).toContainText(/delt/i)

  const other = await browser.newPage()
  await enterQuietly(other, 'colleague@demo.test')
  await other.goto(`${productAddress()}/project/${project.id}`)
  await expect(other.getByRole('article', { name: 'Besøg på pladsen' })).toContainText('uge 49')
  await other.close()

  await note.getByRole('button', { name: 'Handlinger for noten' }).click()
  await page.getByRole('menuitem', { name: 'Rediger' }).click()
  await dialog.getByRole('textbox', { name: /Tekst/ }).fill('Flyttet til uge 50')
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect(note).toContainText('Flyttet til uge 50')

  await note.getByRole('button', { name: 'Handlinger for noten' }).click()
  await page.getByRole('menuitem', { name: 'Slet' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
  await expect(note).toHaveCount(0)
  expect(await calls.get(`/notes/byProject/${project.id}`)).toEqual([])
})

test('[M05, M01] an unsaved note is discarded only after a confirmation', async ({ page }) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const project = await calls.find('project', ({ inProgress }) => !inProgress)
  await page.goto(`/project/${project.id}`)
  const dialog = page.getByRole('dialog', { name: 'Ny note' })
  const text = dialog.getByRole('textbox', { name: /Tekst/ })
  const question = page.getByRole('alertdialog', { name: 'Kassér det, du har skrevet?' })
  const write = page.getByRole('button', { name: 'Skriv en note' })
  await write.click()
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect(text).toBeFocused()
  await text.fill('Ring til bygherren')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Skriv videre' }).click()
  await expect(text).toHaveValue('Ring til bygherren')
  await expect(text).toBeFocused()
  await page.mouse.click(5, 5)
  await question.getByRole('button', { name: 'Kassér', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(write).toBeFocused()

  // Check that the new dialog is empty, and that Cancel closes it without a question, even if there is
  // unsaved text.
  await write.click()
  await expect(text).toHaveValue('')
  await text.fill('Ring senere')
  await dialog.getByRole('button', { name: 'Annuller' }).click()
  await expect(question).toBeHidden()
  await expect(dialog).toBeHidden()
})

test('[P03, C01] the two newest notes are shown, and the others on request', async ({ page }) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  const me = await calls.get<{ id: number }>('/pa-users')
  const texts = ['Første besøg', 'Andet besøg', 'Tredje besøg']
  for (const text of texts) {
    await calls.send('POST', '/notes', { text, paUserIds: [me.id], companyId: 3 })
  }
  await page.goto('/company/3')
  const notes = page.getByRole('complementary').getByRole('article')
  await expect(notes).toHaveCount(2)
  await expect(notes.first()).toContainText('Tredje besøg')
  await page.getByRole('button', { name: 'Vis alle 3' }).click()
  await expect(notes).toHaveCount(3)
})
