import { randomUUID } from 'node:crypto'
import { startProvider } from '@spadestik/service/testProvider'
import { admin } from '../admin'
import { expectAccessible } from '../expectAccessible'
import { danish, expect, test } from '../journey'
import { productAddress } from '../productAddress'

const secret = 'a secret of the journeys'

/** Adds a company whose users sign in at a provider on this machine. */
async function addCompany(name: string, domain: string) {
  const { id } = JSON.parse(await admin('companies', 'add', name, '--json')) as { id: number }
  const redirectUris = [`${productAddress()}/sign-in/${id}`]
  const person = { sub: 'eva', email: `eva@${domain}`, email_verified: true, name: 'Eva Lind' }
  const provider = await startProvider({
    clients: [{ id: 'spadestik', secret, redirectUris }],
    person,
    asks: true,
  })
  process.env['SIGN_IN_CLIENT_SECRET'] = secret
  const options = ['--issuer', provider.issuer, '--client', 'spadestik', '--secret', 'env']
  await admin('sign-in', 'set', String(id), ...options, '--domains', domain, '--domain', 'dk')
  return { id, provider, person }
}

test('[A01, L01] a user logs in at the company, sees the requested page, and reads why a later login fails', async ({
  page,
  context,
}) => {
  const id = randomUUID()
  const { provider, person } = await addCompany(`Norrbygg ${id}`, `norrbygg-${id}.test`)
  await page.goto('/settings')
  const login = page.getByRole('form', { name: 'Log ind', exact: true })
  await login.getByLabel('E-mail').fill(person.email)
  await login.getByRole('button', { name: 'Brug dit firmas login' }).click()
  const form = page.getByRole('form', { name: 'Dit firmas login' })
  await expect(form.getByLabel('E-mail på arbejdet')).toBeFocused()
  await expect(form.getByLabel('E-mail på arbejdet')).toHaveValue(person.email)
  await expectAccessible(page, 'the login at a company')
  await form.getByRole('button', { name: 'Fortsæt' }).click()

  await expect(page.getByRole('heading', { name: "The company's provider" })).toBeVisible()
  await page.getByRole('button', { name: `Continue as ${person.email}` }).click()
  // A new user sees the news first.
  await expect(page.getByRole('dialog', { name: 'Nyt siden sidst' })).toBeVisible()
  const seen = page.waitForResponse(/setAllSeen/)
  await page.keyboard.press('Escape')
  await seen
  await expect(page.getByRole('heading', { level: 1, name: 'Indstillinger' })).toBeVisible()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByRole('button', { name: 'Eva Lind' })).toBeVisible()
  // The provider has the same host, and cookies of its own.
  const names = (await context.cookies(productAddress())).map(({ name }) => name)
  expect(names.filter((name) => !name.startsWith('_'))).toEqual(['session'])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Indstillinger' })).toBeVisible()

  await admin('users', 'deactivate', person.email)
  await page.getByRole('link', { name: 'Søg' }).first().click()
  await expect(page.getByText('Du er blevet logget ud af en administrator.')).toBeVisible()
  await login.getByRole('button', { name: 'Brug dit firmas login' }).click()
  await form.getByLabel('E-mail på arbejdet').fill(person.email)
  await form.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(form.getByRole('alert')).toContainText('Du kan ikke logge ind her')
  await expectAccessible(page, 'a failed login at a company')
  await page.reload()
  await expect(login).toBeVisible()
  await provider.stop()
})

test('[Z03] an answer that nobody asked for leads to the login, and says so', async ({ page }) => {
  await page.goto('/sign-in/1?state=made-up&code=made-up')
  await expect(page).toHaveURL(`${productAddress()}/`)
  await expect(page.getByRole('alert')).toContainText('Login tog for lang tid')
  const answer = await page.request.post(`/api/company-sign-in?${danish}`, {
    data: { email: 'eva@nowhere.test', path: '/' },
  })
  expect(await answer.json()).toEqual({ address: null, failure: 'unknown' })
})
