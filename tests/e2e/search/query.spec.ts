import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

test('[S22, S08] free text with a phrase and an exclusion is understood, changed by a chip and restored by Back', async ({
  page,
}) => {
  await enterQuietly(page, 'paid@demo.test')
  await page.goto('/search/1?type=project')
  const heading = page.getByRole('heading', { level: 1 })
  const count = async () => Number(((await heading.textContent()) ?? '').replaceAll(/\D/g, ''))
  const field = page.getByRole('searchbox', { name: 'Fritekst' })
  const sentence = page.getByRole('region', { name: 'Sådan forstås teksten' })
  const search = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text)
    await expect(heading).toHaveText(/\d/)
  }
  await search('renovering')
  const all = await count()
  const title =
    (await page.getByRole('table').getByRole('rowheader').getByRole('link').first().textContent()) ?? ''
  const [first = '', second = '', third = ''] = title.split(' ')

  await search(`"${first} ${second}"`)
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
  await expect(sentence).toHaveText(`“${first} ${second}”`)

  const text = `renovering -${third}`
  await search(text)
  await expect(sentence).toContainText('ikke')
  const fewer = await count()
  expect(fewer).toBeLessThan(all)

  await sentence.getByRole('button', { name: `Fjern ${third}` }).click()
  await expect(field).toHaveValue('renovering')
  await expect(field).toBeFocused()
  await expect(sentence).toHaveCount(0)
  await expect.poll(count).toBe(all)
  await page.goBack()
  await expect(field).toHaveValue(text)
  await expect(sentence).toContainText('ikke')
  await expect.poll(count).toBe(fewer)
})
