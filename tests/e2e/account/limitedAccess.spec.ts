import { setToken, expect, newestMail, test } from '../journey'

const mail = `mette-${Date.now()}@krogbyg.dk`

function codeIn(text: string): string {
  const [, code] = /\b([A-Z]{4}) er din kode/.exec(text) ?? />\s*([A-Z]{4})\s*</.exec(text) ?? []
  return code ?? ''
}

test.describe('limited access', () => {
  test('[W05, L02, H03, A06, R03, R06, K01, K02] a visitor requests access, types the code, opens five projects, and sees that no views are left', async ({
    page,
    context,
  }) => {
    await page.goto('/project/1')
    const form = page.getByRole('form', { name: 'Se med uden login' })
    await form.getByLabel('Fulde navn').fill('Mette Krog')
    await form.getByLabel('Din e-mail').fill(mail)
    await form.getByRole('button', { name: 'Få en kode' }).click()
    const boxes = page.getByRole('group', { name: 'Kode' })
    await expect(boxes).toBeVisible()

    const code = codeIn(await newestMail(page, mail, /kode/))
    const wrong = code === 'AAAA' ? 'BBBB' : 'AAAA'
    await expect(boxes.getByRole('textbox').first()).toBeFocused()
    await page.keyboard.type(wrong)
    await expect(boxes.getByText('Koden er ikke rigtig')).toBeVisible()
    await expect(boxes.getByRole('textbox').first()).toHaveValue('')
    await page.keyboard.type(code)

    const account = page.getByRole('button', { name: 'Mette Krog' })
    await expect(account).toBeVisible()
    const [cookie] = await context.cookies()
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(336)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await account.click()
    await expect(page.getByText('4 visninger tilbage')).toBeVisible()
    await page.keyboard.press('Escape')

    for (const id of [2, 3, 4, 5, 1]) {
      await page.goto(`/project/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await expect(page).toHaveURL(/\/project\/1$/)
    await account.click()
    await expect(page.getByText('Ingen visninger tilbage')).toBeVisible()
    await page.keyboard.press('Escape')

    await page.goto('/project/6')
    await expect(page).toHaveURL(/\/access-expired$/)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Din begrænsede adgang er brugt op' }),
    ).toBeVisible()
    await expect(page.getByRole('form', { name: 'Book en demo' })).toBeVisible()

    await page.goto('/procurement/1')
    await expect(page.getByText('Din begrænsede adgang omfatter kun projekter')).toBeVisible()
    await expect(page.getByRole('form', { name: 'Log ind' })).toBeVisible()
  })

  test('[W05] an address that is already known is reported, and can get another code', async ({ page }) => {
    const known = `ida-${Date.now()}@krogbyg.dk`
    const query = 'languageId=2&domainId=9'
    await page.request.post(`/api/limited-access/create?${query}`, {
      data: { name: 'Ida Krog', mail: known },
    })
    await page.goto('/project/1')
    const form = page.getByRole('form', { name: 'Se med uden login' })
    await form.getByLabel('Fulde navn').fill('Ida Krog')
    await form.getByLabel('Din e-mail').fill(known)
    await form.getByRole('button', { name: 'Få en kode' }).click()
    await expect(form.getByRole('alert')).toContainText('er allerede i brug')
    await page.getByRole('link', { name: 'Jeg har allerede begrænset adgang' }).click()
    await form.getByLabel('Din e-mail').fill(known)
    await form.getByRole('button', { name: 'Få en kode' }).click()
    await expect(page.getByRole('group', { name: 'Kode' })).toBeVisible()
  })

  test('[W05, G03] a new code is requested with the same address', async ({ page }) => {
    const own = `else-${Date.now()}@krogbyg.dk`
    await page.goto('/project/1')
    const form = page.getByRole('form', { name: 'Se med uden login' })
    await form.getByLabel('Fulde navn').fill('Else Krog')
    await form.getByLabel('Din e-mail').fill(own)
    await form.getByRole('button', { name: 'Få en kode' }).click()
    await page.getByRole('link', { name: /Brug en anden e-mailadresse/ }).click()
    await expect(form.getByLabel('Din e-mail')).toBeFocused()
    await expect(form.getByLabel('Din e-mail')).toHaveValue(own)
    await form.getByRole('button', { name: 'Få en kode' }).click()
    await expect(page.getByRole('group', { name: 'Kode' })).toBeVisible()
  })

  test('[W05, V02] a name with markup is refused and reported at the name field', async ({ page }) => {
    await page.goto('/project/1')
    const form = page.getByRole('form', { name: 'Se med uden login' })
    await form.getByLabel('Fulde navn').fill('Anna <b>Test</b>')
    await form.getByLabel('Din e-mail').fill('anna@krogbyg.dk')
    await form.getByRole('button', { name: 'Få en kode' }).click()
    await expect(form.getByLabel('Fulde navn')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel('Din e-mail')).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('[A06, R06] the page about expired access says whether views are left', async ({ page }) => {
    const known = `maja-${Date.now()}@krogbyg.dk`
    const query = 'languageId=2&domainId=9'
    await page.request.post(`/api/limited-access/create?${query}`, {
      data: { name: 'Maja Krog', mail: known },
    })
    const code = codeIn(await newestMail(page, known, /kode/))
    const entered = await page.request.post(`/api/limited-access/auth?${query}`, {
      data: { mail: known, code },
    })
    await setToken(page, (await entered.json()) as string)
    await page.goto('/access-expired')
    await expect(page.getByRole('heading', { level: 1, name: 'Du kan åbne 5 projekter mere' })).toBeVisible()
  })
})
