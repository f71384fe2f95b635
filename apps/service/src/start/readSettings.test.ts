import { usualRetention } from '../accounts/privacy/retention'
import { usualQuotas } from '../contract/quotas/quotaTable'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepSecret } from './keepSecret'
import { readSettings } from './readSettings'

test('[Z01] by default the service listens only on this machine, and its data is in the root folder', () => {
  expect(readSettings({}, '/home/root')).toEqual({
    host: '127.0.0.1',
    port: 4000,
    dataFolder: '/home/root/.data',
    database: { folder: '/home/root/.data/database' },
    migrates: true,
    publicUrl: 'http://127.0.0.1:4000',
    sessionSecret: null,
    previousSecrets: [],
    allowedOrigins: [],
    trustedProxies: [],
    isProduction: false,
    smtpUrl: null,
    mailFolder: '/home/root/.data/mail',
    seedsDemo: true,
    sources: [],
    role: 'all',
    observation: null,
    shedding: { eventLoopDelayMs: 0, memoryBytes: 0 },
    quotas: usualQuotas,
    retention: usualRetention,
    opensLoopback: false,
  })
})

test('[Z01] with a database of its own the service refuses calls while its event loop is late', () => {
  const { shedding } = readSettings({ DATABASE_URL: 'postgres://server/base' }, '/srv')
  expect(shedding.eventLoopDelayMs).toBe(500)
})

test('[Z01] every environment variable is read', () => {
  const environment = {
    HOST: '0.0.0.0',
    PORT: '0',
    DATA_DIR: 'elsewhere',
    DATABASE_URL: 'postgres://server/base',
    MIGRATE: 'off',
    PUBLIC_URL: 'https://spadestik.example/',
    SESSION_SECRET: 'x'.repeat(32),
    SESSION_SECRET_PREVIOUS: `${'y'.repeat(32)} ${'z'.repeat(32)}`,
    ALLOWED_ORIGINS: 'https://a.example/, https://b.example',
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1',
    SMTP_URL: 'smtps://mail.example',
    MAIL_DIR: 'letters',
    DEMO_DATA: 'on',
    ROLE: 'worker',
    WEBHOOK_LOOPBACK: 'off',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic abc=, tenant=7',
    OTEL_EXPORTER_OTLP_TIMEOUT: '5000',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    OTEL_SERVICE_NAME: 'spadestik-test',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
    METRICS_PORT: '9464',
    METRICS_HOST: '0.0.0.0',
    MAX_EVENT_LOOP_DELAY_MS: '1000',
    MAX_MEMORY_MB: '512',
    CALLS_PER_MINUTE: '0',
    COMPANY_SEARCHES: '9',
    COMPANY_SEARCH_SECONDS: '60',
    SOURCES: '[{"name":"drop","kind":"folder","path":"/drop","schedule":"* * * * *"}]',
  }
  expect(readSettings(environment, '/srv')).toEqual({
    host: '0.0.0.0',
    port: 0,
    dataFolder: '/srv/elsewhere',
    database: { url: 'postgres://server/base' },
    migrates: false,
    publicUrl: 'https://spadestik.example',
    sessionSecret: 'x'.repeat(32),
    previousSecrets: ['y'.repeat(32), 'z'.repeat(32)],
    allowedOrigins: ['https://a.example', 'https://b.example'],
    trustedProxies: ['10.0.0.0/8', '127.0.0.1'],
    isProduction: true,
    smtpUrl: 'smtps://mail.example',
    mailFolder: '/srv/letters',
    seedsDemo: true,
    sources: [{ name: 'drop', kind: 'folder', path: '/drop', schedule: '* * * * *', silentAfterHours: 72 }],
    role: 'worker',
    observation: {
      otlpEndpoint: 'http://collector:4318',
      serviceName: 'spadestik-test',
      traceShare: 0.1,
      page: { host: '0.0.0.0', port: 9464 },
    },
    shedding: { eventLoopDelayMs: 1000, memoryBytes: 536_870_912 },
    quotas: { callsPerMinute: 0, companySearches: 9, companySearchSeconds: 60 },
    retention: usualRetention,
    opensLoopback: false,
  })
})

test('[Z01] with port 0, the public address is known only when the service listens', () => {
  expect(readSettings({ PORT: '0' }, '/srv').publicUrl).toBeNull()
})

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://spadestik.example',
  SESSION_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://mail.example',
  DATABASE_URL: 'postgres://server/base',
}

test.each([
  ['the embedded database', {}, true],
  ['a PostgreSQL server', { DATABASE_URL: 'postgres://server/base' }, false],
  ['production', production, false],
  ['a PostgreSQL server, if asked for', { DATABASE_URL: 'postgres://server/base', DEMO_DATA: 'on' }, true],
  ['the embedded database, unless refused', { DEMO_DATA: 'off' }, false],
])(
  '[W02] demo accounts, whose password is public, are created in %s: %o',
  (_place, environment, isSeeded) => {
    expect(readSettings(environment, '/srv').seedsDemo).toBe(isSeeded)
  },
)

const startUnsafely = () =>
  readSettings(
    { NODE_ENV: 'production', DATABASE_URL: 'mysql://db', PUBLIC_URL: 'http://www.spadestik.dk' },
    '/srv',
  )

test('[W02] production names everything that is missing or unsafe, and does not start', () => {
  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'SESSION_SECRET', 'SMTP_URL']) {
    expect(startUnsafely).toThrow(new RegExp(`^- ${name} `, 'm'))
  }
})

test.each(['PUBLIC_URL', 'SESSION_SECRET', 'SMTP_URL', 'DATABASE_URL'] as const)(
  '[W02] production does not start without %s',
  (name) => {
    expect(() => readSettings(production, '/srv')).not.toThrow()
    expect(() => readSettings({ ...production, [name]: '' }, '/srv')).toThrow(name)
  },
)

test('[Z01] production may write e-mails to a folder that is named', () => {
  const settings = readSettings({ ...production, SMTP_URL: '', MAIL_DIR: 'letters' }, '/srv')
  expect(settings).toMatchObject({ smtpUrl: null, mailFolder: '/srv/letters' })
})

test.each([
  [{ PORT: 'http' }, /PORT is "http"/],
  [{ PORT: '70000' }, /0 to 65535/],
  [{ SESSION_SECRET: 'short' }, /SESSION_SECRET has 5 characters/],
  [{ ROLE: 'jobs', DATABASE_URL: 'postgres://server/base' }, /ROLE is "jobs".*Use web, worker, all/],
  [{ ROLE: 'web' }, /ROLE is "web".*Set DATABASE_URL/],
  [{ ROLE: 'worker' }, /ROLE is "worker".*Set DATABASE_URL/],
  [{ METRICS_PORT: '70000' }, /METRICS_PORT cannot be used/],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /OTEL_TRACES_SAMPLER_ARG cannot be used/],
  [{ MAX_EVENT_LOOP_DELAY_MS: 'long' }, /MAX_EVENT_LOOP_DELAY_MS cannot be used/],
  [{ NODE_ENV: 'prod' }, /NODE_ENV is "prod".*Use production/],
  [{ DEMO_DATA: 'yes' }, /DEMO_DATA is "yes".*Use on, off/],
  [{ EMBEDDED_DATABASE: 'yes' }, /EMBEDDED_DATABASE is "yes".*Use allow/],
  [{ ALLOWED_ORIGINS: 'https://a.dk, www.x.dk' }, /ALLOWED_ORIGINS has "www.x.dk"/],
  [{ ALLOWED_ORIGINS: 'https://a.dk/path' }, /ALLOWED_ORIGINS has "https:\/\/a.dk\/path"/],
  [{ TRUSTED_PROXIES: '10.0.0.1,balancer' }, /TRUSTED_PROXIES has "balancer"/],
  [{ TRUSTED_PROXIES: '10.0.0.0/40' }, /TRUSTED_PROXIES has "10.0.0.0\/40"/],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'nonsense' }, /OTEL_EXPORTER_OTLP_HEADERS cannot be used/],
  [{ OTEL_EXPORTER_OTLP_TIMEOUT: '-1' }, /OTEL_EXPORTER_OTLP_TIMEOUT cannot be used/],
  [{ MAX_MEMORY_MB: '10' }, /MAX_MEMORY_MB cannot be used \(it must be 0 or at least 256\)/],
  [{ RETAIN_SESSION_DAYS: '30' }, /RETAIN_SESSION_DAYS is no setting.*RETAIN_SESSIONS_DAYS/],
  [{ WEBHOOK_LOOPBACK: 'yes' }, /WEBHOOK_LOOPBACK is "yes".*Use on, off/],
  [{ ...production, WEBHOOK_LOOPBACK: 'on' }, /WEBHOOK_LOOPBACK is on/],
  [{ METRICS_PORT: '4000' }, /METRICS_PORT and PORT are both 4000/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'user:secret@host' }, /^(?!.*secret).*OTEL_EXPORTER_OTLP_ENDPOINT/s],
])('[Z01] %o is rejected with an instruction', (environment, message) => {
  expect(() => readSettings(environment, '/srv')).toThrow(message)
})

test('[O20] webhooks may lead to the same machine only where development asks for it', () => {
  expect(readSettings({ WEBHOOK_LOOPBACK: 'on' }, '/srv').opensLoopback).toBe(true)
})

test('[Z01] names and networks of proxies, and origins with a slash at the end, are read', () => {
  const environment = {
    TRUSTED_PROXIES: 'loopback, ::1, fd00::/8,10.1.2.3',
    ALLOWED_ORIGINS: 'https://a.dk/',
  }
  expect(readSettings(environment, '/srv')).toMatchObject({
    trustedProxies: ['loopback', '::1', 'fd00::/8', '10.1.2.3'],
    allowedOrigins: ['https://a.dk'],
  })
})

test('[W02] a generated secret is kept, and only its owner can read it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spadestik-secret-'))
  const secret = keepSecret(folder)
  expect(secret.length).toBeGreaterThan(40)
  expect(keepSecret(folder)).toBe(secret)
  expect(statSync(join(folder, 'session.secret')).mode & 0o077).toBe(0)
  rmSync(folder, { recursive: true })
})

test.each([
  ['DATABASE_URL', { EMBEDDED_DATABASE: 'allow' }],
  ['PUBLIC_URL', { INSECURE_URL: 'allow' }],
  ['SESSION_SECRET', { GENERATED_SECRET: 'allow' }],
  ['SMTP_URL', { MAIL_DIR: 'mail' }],
])('[W02] production starts without %s if %o says so', (name, exception) => {
  expect(() => readSettings({ ...production, [name]: '', ...exception }, '/srv')).not.toThrow()
})
