import { enter, expect, test } from '../journey'

const everyScreen = [
  '/',
  '/search/1?type=project',
  '/search/1?type=company',
  '/project/1',
  '/procurement/1',
  '/company/1',
  '/blacklist',
  '/settings',
  '/help#page1',
  '/print-procurement/1',
]

test.describe('security', () => {
  test('[Z01, Z02, L01] no screen sends third-party requests, injects scripts or violates the content security policy', async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol !== 'data:' && protocol !== 'blob:' && origin !== baseURL) foreign.push(request.url())
    })
    await page.addInitScript(() => {
      Object.assign(globalThis, { broken: [], print: () => {} })
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        Reflect.get(globalThis, 'broken').push([violatedDirective, blockedURI, sample])
      })
    })
    await page.goto('/')
    await expect(page.getByRole('form', { name: 'Book en demo' })).toBeVisible()
    await enter(page, 'paid@demo.test')
    for (const path of everyScreen) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => Reflect.get(globalThis, 'broken')), path).toEqual([])
      const inline = page.locator('script:not([src])')
      await expect(inline, path).toHaveCount(0)
    }
    expect(foreign).toEqual([])
  })

  test('[Z01, A07] the page has a security policy that only runs its own scripts and refuses unsanitized markup', async ({
    page,
  }) => {
    const answer = await page.goto('/')
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(policy).toContain("require-trusted-types-for 'script'")
    const refused = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<img src=x onerror="window.attacked = true">'
        return false
      } catch (error) {
        return error instanceof TypeError
      }
    })
    expect(refused).toBe(true)
  })

  test('[Z02] a meta tag of the page sets the URL of the API, which may have another origin', async ({
    page,
    baseURL,
  }) => {
    const api = 'http://api.example'
    const calls: string[] = []
    await page.route(`${baseURL}/`, async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text()).replace('content="/api"', `content="${api}/api"`)
      const headers = answer.headers()
      const policy = headers['content-security-policy']?.replace(
        "connect-src 'self'",
        `connect-src 'self' ${api}`,
      )
      await route.fulfill({
        response: answer,
        body: html,
        headers: { ...headers, 'content-security-policy': policy ?? '' },
      })
    })
    await page.route(`${api}/**`, async (route) => {
      const request = route.request()
      calls.push(request.url())
      const cors = {
        'access-control-allow-origin': baseURL ?? '',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-expose-headers': 'jwt',
      }
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
      const answer = await route.fetch({ url: request.url().replace(api, baseURL ?? '') })
      return route.fulfill({ response: answer, headers: { ...answer.headers(), ...cors } })
    })
    await page.goto('/')
    const form = page.getByRole('form', { name: 'Log ind' })
    await form.getByLabel('E-mail').fill('paid@demo.test')
    await form.getByRole('textbox', { name: 'Adgangskode' }).fill('spadestik-demo')
    await form.getByRole('button', { name: 'Log ind' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Godt at se dig/ })).toBeVisible()
    await expect.poll(() => calls.length).toBeGreaterThan(2)
    // Ignore errors of requests that are still pending when the mocked routes are removed at the end of the
    // test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('[W01, Z02] every request sends the token as a bearer header, and a cookie alone does not authenticate', async ({
    page,
  }) => {
    const token = await enter(page, 'paid@demo.test')
    const sent: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) sent.push(request.headers()['authorization'])
    })
    await page.goto('/settings')
    await expect(page.getByRole('button', { name: 'Kirsten Holm' })).toBeVisible()
    expect(new Set(sent)).toEqual(new Set([`Bearer ${token}`]))
    const byCookie = await page.request.get('/api/pa-users?languageId=2&domainId=9', {
      headers: { cookie: `session=${token}` },
    })
    expect(byCookie.status()).toBe(401)
  })
})
