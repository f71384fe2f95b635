import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../testing/scenes/demoUsers'
import { createFileLinks } from './operations/fileLinks'
import { mainEngine } from '../testing/openTestDatabase'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import { testConfig } from '../testing/testConfig'

const folder = mkdtempSync(join(tmpdir(), 'spadestik-serving-'))
const appFolder = join(folder, 'app')
const filesFolder = join(folder, 'files')

const links = createFileLinks(testConfig().secrets)

const routeFiles = {
  routes: [
    { name: 'dashboard', pattern: '/', requireLogin: true, files: ['/assets/dashboard.js'] },
    { name: 'search', pattern: '/search/:page', requireLogin: true, files: ['/assets/search.js'] },
    { name: 'info', pattern: '/info/:topic', requireLogin: false, files: ['/assets/info.js'] },
    { name: 'notFound', pattern: '*', requireLogin: false, files: [] },
  ],
  login: ['/assets/login.js'],
  texts: { da: '/assets/da.json', sv: '/assets/sv.json' },
}

// The compressed file has different content, so that a test can see which of the two files was sent.
const compressedScript = brotliCompressSync('export const a = "compressed"')

describe('serving', () => {
  let service: ServiceUnderTest
  const lines: string[] = []
  beforeAll(async () => {
    mkdirSync(join(appFolder, 'assets'), { recursive: true })
    mkdirSync(filesFolder)
    const frame = '<div id="root"></div><div id="frame"></div>'
    writeFileSync(
      join(appFolder, 'index.html'),
      `<!doctype html><head><title>Spadestik</title>\n  </head><body>${frame}</body>`,
    )
    writeFileSync(join(appFolder, 'route-files.json'), JSON.stringify(routeFiles))
    writeFileSync(join(appFolder, 'assets/index-4f3a.js'), 'export const a = 1')
    writeFileSync(join(appFolder, 'assets/index-4f3a.js.br'), compressedScript)
    writeFileSync(join(filesFolder, 'facade.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    writeFileSync(join(folder, 'secret.txt'), 'secret')
    service = await setUpService(mainEngine, {
      appFolder,
      filesFolder,
      allowedOrigins: ['https://app.example'],
      isHttps: true,
      log: { write: (line) => void lines.push(line) },
    })
  })
  afterAll(async () => {
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const get = (url: string, headers = {}) => service.app.inject({ method: 'GET', url, headers })

  const login = (origin: string) =>
    service.call('POST', '/auth', {
      headers: { origin },
      body: { username: 'paid@demo.test', password: demoPassword },
    })
  test.each([
    '/',
    '/search/1',
    '/project/7',
    '/invalid-session/',
    '/activate/token.with.dots',
    '/no/such/page',
    '/search/1?type=project',
  ])('[R09] %s returns the app', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.body).toContain('Spadestik')
  })

  test.each([
    ['/', 'a=1; session=x.y.z', 'dashboard', ['/assets/da.json', '/assets/dashboard.js']],
    ['/search/1?type=project', 'session=x', 'search', ['/assets/da.json', '/assets/search.js']],
    ['/search/1?domain=se', 'session=x', 'search', ['/assets/sv.json', '/assets/search.js']],
    ['/search/1/', '', 'login', ['/assets/da.json', '/assets/login.js']],
    ['/search/1', 'other_session=x', 'login', ['/assets/da.json', '/assets/login.js']],
    ['/info/about', '', 'info', ['/assets/da.json', '/assets/info.js']],
    ['/"><script>', '', 'notFound', ['/assets/da.json']],
  ])(
    '[L04] %s with the cookie “%s” names the screen %s and what it needs',
    async (url, cookie, screen, files) => {
      const { body, headers } = await get(url, { host: 'localhost', cookie })
      expect(body).toContain(`<div id="frame" data-screen="${screen}">`)
      const named = [
        ...body.matchAll(
          /<link rel="(\w+)"(?: as="(\w+)")? crossorigin(?: fetchpriority="(\w+)")? href="([^"]+)">/g,
        ),
      ]
      expect(named.map((link) => link[4])).toEqual(files)
      const kinds = { js: 'modulepreload  low', json: 'preload fetch ' }
      for (const [, rel, as = '', priority = '', file = ''] of named) {
        expect(`${rel} ${as} ${priority}`).toBe(kinds[file.split('.').at(-1) as keyof typeof kinds])
      }
      expect(headers['vary']).toContain('cookie')
      const again = await get(url, { host: 'localhost', cookie, 'if-none-match': headers['etag'] })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    },
  )

  test('[Z01] files with a hash in their names are immutable, and a missing file does not return a page', async () => {
    expect((await get('/assets/index-4f3a.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/assets/index-gone.js')).statusCode).toBe(404)
    expect((await get('/api/no-such-call')).statusCode).toBe(404)
    expect((await get('/api')).statusCode).toBe(404)
  })

  test('[G02] /api/docs is the page of the contract for everyone, and is not sent again while it is the same', async () => {
    const { statusCode, headers, body } = await get('/api/docs')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/html'),
      'cache-control': 'no-cache',
    })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    for (const word of ['Guide', 'getChanges', 'createWebhook']) expect(body).toContain(word)
    const again = await get('/api/docs', { 'if-none-match': headers['etag'] })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('[R09] the guide to hosting forwards every address of the service', async () => {
    const guide = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8')
    const forwarded = [...guide.matchAll(/^ *location (?:= )?\/([\w-]+)\/? +\{ proxy_pass/gm)].map(
      ([, name]) => name,
    )
    const routes = service.app.printRoutes({ commonPrefix: false })
    const served = [...routes.matchAll(/^│ {3}[├└]── ([\w-]+)/gm)].map(([, name = '']) => name)
    // A host asks for these itself, or serves the files of the app.
    const own = new Set(['health', 'ready', 'assets', 'index', 'route-files'])
    expect(served).toContain('api')
    expect([...new Set(served)].filter((name) => !own.has(name)).toSorted()).toEqual(forwarded.toSorted())
  })

  test('[P02] files of items are served by signed links and cannot run scripts', async () => {
    const path = `/projects/byId/${service.scene.projects.get('school') ?? 0}`
    const project = await service.call('GET', path, { token: await service.signIn('paid@demo.test') })
    const [file] = project.json<Schemas['Project']>().files
    const response = await get(file?.link ?? '')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-security-policy']).toContain('sandbox')
    expect(response.headers['cache-control']).toBe('private, max-age=7200')
    expect((await get(links.sign('/files/none.svg', new Date()))).statusCode).toBe(404)
  })

  test.each<[string, string]>([
    ['without a signature', '/files/facade.svg'],
    ['of another file', links.sign('/files/other.svg', new Date()).replace('other', 'facade')],
    ['that has expired', links.sign('/files/facade.svg', new Date(Date.now() - 4 * 3_600_000))],
    ['with a changed end time', links.sign('/files/facade.svg', new Date()).replace(/until=\d/, 'until=9')],
    ['with a null character', '/files/%00'],
  ])('[P02] a link to a file %s is refused with a problem', async (_case, url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(403)
    expect(response.headers['content-type']).toContain('application/problem+json')
    expect(response.json()).toMatchObject({ kind: 'forbidden', status: 403 })
  })

  test.each([
    '/files/../secret.txt',
    '/files/%2e%2e/secret.txt',
    '/files/..%2fsecret.txt',
    '/..%2f..%2fsecret.txt',
  ])('[Z01] %s does not leave its folder', async (url) => {
    expect((await get(url)).body).not.toContain('secret')
  })

  test('[Z01] responses allow only the service’s own scripts and enforce https', async () => {
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.any(String),
    })
  })

  test('[A01] pages of allowed origins can read the token, pages of other origins cannot', async () => {
    const { headers } = await login('https://app.example')
    expect(headers['access-control-allow-origin']).toBe('https://app.example')
    expect(headers['access-control-expose-headers']).toContain('jwt')
    expect((await login('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
  })

  test('[Z01] long responses are compressed', async () => {
    const token = await service.signIn('paid@demo.test')
    const response = await service.call('GET', '/countries', {
      token,
      headers: { 'accept-encoding': 'br, gzip' },
    })
    expect(response.headers['content-encoding']).toBe('br')
  })

  test('[L05] a script is sent as the build compressed it, to browsers that accept that', async () => {
    const compressed = await get('/assets/index-4f3a.js', { 'accept-encoding': 'gzip, br' })
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(compressed.headers['content-type']).toContain('javascript')
    expect(compressed.headers['cache-control']).toContain('immutable')
    // The response must not vary by origin. If it did, a browser would request a file twice: when the app
    // fetches it, and again when the app imports it (ADR 57).
    expect(compressed.headers['vary']).toBe('accept-encoding')
    expect(compressed.rawPayload.equals(compressedScript)).toBe(true)
    expect((await get('/assets/index-4f3a.js')).body).toBe('export const a = 1')
  })

  test('[Z01] the log contains no token, address, password or body', async () => {
    lines.length = 0
    const token = await service.signIn('paid@demo.test')
    await service.call('GET', '/pa-users', { token })
    await service.call('POST', '/pa-users/passwordReset', { query: { email: 'kirsten@demo.test' } })
    await service.call('POST', '/auth', { body: { username: 'someone@demo.test', password: 'very secret' } })
    await get('/activate/one-time-token')
    const log = lines.join('')
    expect(log).toContain('"route":"/api/pa-users"')
    expect(log).toContain('"statusCode":401')
    for (const hidden of [
      token,
      token.slice(-20),
      'demo.test',
      'very secret',
      demoPassword,
      'one-time-token',
    ]) {
      expect(log).not.toContain(hidden)
    }
  })
})
