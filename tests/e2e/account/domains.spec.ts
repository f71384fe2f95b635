import { chromiumArgs } from '../../setup/findChromium'
import { expect, password, test } from '../journey'
import { productAddress } from '../productAddress'

const hosts = [
  'spadestik.dk',
  'www.spadestik.dk',
  'spadestik.se',
  'spadestik.no',
  'www.spadestik.no',
  'elsewhere.example',
]

const at = (host: string, path = '/'): string => `http://${host}:${new URL(productAddress()).port}${path}`

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const mapped = hosts.map((host) => `MAP ${host} 127.0.0.1`).join(',')
    // Make the browser treat these test hosts as secure, like the real hosts, which use HTTPS.
    const trusted = hosts.map((host) => at(host, '')).join(',')
    const args = [
      ...chromiumArgs,
      `--host-resolver-rules=${mapped}`,
      `--unsafely-treat-insecure-origin-as-secure=${trusted}`,
    ]
    await use({ ...launchOptions, args })
  },
})

const domains = [
  {
    host: 'spadestik.dk',
    ids: 'languageId=2&domainId=9',
    account: 'paid@demo.test',
    words: { login: 'Log ind', password: 'Adgangskode', email: 'E-mail', greeting: /^Godt at se dig/ },
    money: /kr\./,
    phone: '+45',
  },
  {
    host: 'spadestik.se',
    ids: 'languageId=4&domainId=8',
    account: 'paid-se@demo.test',
    words: { login: 'Logga in', password: 'Lösenord', email: 'E-post', greeting: /Åsa Nordin/ },
    money: /kr/,
    phone: '+46',
  },
  {
    host: 'spadestik.no',
    ids: 'languageId=7&domainId=10',
    account: 'paid-no@demo.test',
    words: { login: 'Logg inn', password: 'Passord', email: 'E-post', greeting: /Øystein Vik/ },
    money: /kr/,
    phone: '+47',
  },
]

test.describe('the national domains', () => {
  for (const { host, ids, account, words, money, phone } of domains) {
    test(`[Z02, Z05, H02] ${host} uses its language, sends its ids with every request, and accepts its users`, async ({
      page,
    }) => {
      const calls: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/')) calls.push(request.url())
      })
      await page.goto(at(host))
      const form = page.getByRole('form', { name: words.login })
      await form.getByLabel(words.email).fill(account)
      await form.getByRole('textbox', { name: words.password }).fill(password)
      await form.getByRole('button', { name: words.login }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.greeting })).toBeVisible()
      await page.goto(at(host, '/search/1?type=project'))
      await expect(page.getByRole('row')).toHaveCount(21)
      await expect(page.getByRole('table').getByText(money).first()).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: phone })).toBeVisible()
      expect(calls.length).toBeGreaterThan(5)
      for (const call of calls) expect(call).toContain(ids)
    })
  }

  test('[Z02, H02] an account is refused on the domain of another country', async ({ page }) => {
    await page.goto(at('spadestik.dk'))
    const form = page.getByRole('form', { name: 'Log ind' })
    await form.getByLabel('E-mail').fill('paid-se@demo.test')
    await form.getByRole('textbox', { name: 'Adgangskode' }).fill(password)
    await form.getByRole('button', { name: 'Log ind' }).click()
    await expect(form.getByRole('alert')).toContainText('der kræves for at logge ind på dette domæne')
  })

  test('[H02, Z02] choosing a country leads to the host of that country, in its own language', async ({
    page,
  }) => {
    await page.goto(at('www.spadestik.dk', '/settings'))
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Danmark/ })
      .click()
    await expect(page.getByRole('option')).toHaveText(['Danmark', 'Norge', 'Sverige'])
    await page.getByRole('option', { name: 'Norge' }).click()
    await expect(page).toHaveURL(at('www.spadestik.no'))
    await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible()
  })

  test('[Z02, H02] an unknown host is the Danish domain, and on localhost the parameter decides', async ({
    page,
  }) => {
    await page.goto(at('elsewhere.example'))
    await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible()
    await page.goto(at('localhost', '/?domain=se'))
    await expect(page.getByRole('heading', { level: 1, name: 'Logga in' })).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Sverige/ })
      .click()
    await page.getByRole('option', { name: 'Norge' }).click()
    await expect(page).toHaveURL(at('localhost', '/?domain=no'))
    await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible()
  })
})
