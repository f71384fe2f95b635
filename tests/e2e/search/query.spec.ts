import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'
import { resultCount } from './resultCount'

test('[S22, S08] a free text with a phrase and an exclusion is shown as chips, changed by a chip and restored by Back', async ({
  page,
}) => {
  await enterQuietly(page, 'paid@demo.test')
  await page.goto('/search/1?type=project')
  const field = page.getByRole('searchbox', { name: 'Fritekst' })
  const sentence = page.getByRole('region', { name: 'Sådan forstås teksten' })
  const search = async (text: string): Promise<{ count: number; title: string }> => {
    const answered = page.waitForResponse(
      (response) =>
        response.url().includes('/search-items/search/projects') &&
        (response.request().postData() ?? '').includes(JSON.stringify(text)),
    )
    await field.fill(text)
    await field.press('Enter')
    const found = (await (await answered).json()) as { count: number; items: { name: string }[] }
    await expect.poll(() => resultCount(page)).toBe(found.count)
    return { count: found.count, title: found.items[0]?.name ?? '' }
  }
  const { count: all, title } = await search('renovering')
  const [first = '', second = '', third = ''] = title.split(' ')

  await search(`"${first} ${second}"`)
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
  await expect(sentence).toHaveText(`“${first} ${second}”`)

  const text = `renovering -${third}`
  const { count: fewer } = await search(text)
  await expect(sentence).toContainText('ikke')
  expect(fewer).toBeLessThan(all)

  await sentence.getByRole('button', { name: `Fjern ${third}` }).click()
  await expect(field).toHaveValue('renovering')
  await expect(field).toBeFocused()
  await expect(sentence).toHaveText(/^også: fornyelse, genopretning, istandsættelse/)
  await expect.poll(() => resultCount(page)).toBe(all)

  const withoutSynonyms = sentence.getByRole('button', { name: 'Søg “renovering” uden synonymer' })
  await withoutSynonyms.focus()
  await withoutSynonyms.press('Enter')
  await expect(field).toHaveValue('=renovering')
  await expect(sentence.getByRole('button', { name: 'Fjern renovering (uden synonymer)' })).toBeFocused()
  await expect.poll(() => resultCount(page)).toBeLessThan(all)
  await page.goBack()
  await expect(field).toHaveValue('renovering')
  await page.goBack()
  await expect(field).toHaveValue(text)
  await expect(sentence).toContainText('ikke')
  await expect.poll(() => resultCount(page)).toBe(fewer)
})
