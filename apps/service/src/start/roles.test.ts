import { usualRetention } from '../accounts/privacy/retention'
import { usualQuotas } from '../contract/quotas/quotaTable'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../storage/openDatabase'
import { createServerDatabase } from '../testing/openTestDatabase'
import { seedScene } from '../testing/scenes/seedScene'
import type { Role, Settings } from './readSettings'
import { startService } from './startService'

const template = inject('postgresTemplate')

test.skipIf(template === null)(
  '[Z06] a web process answers calls, and a worker process sends the e-mails that they cause',
  async () => {
    const server = await createServerDatabase(template ?? '')
    const folder = mkdtempSync(join(tmpdir(), 'spadestik-roles-'))
    const start = (role: Role) => {
      const settings: Settings = {
        host: '127.0.0.1',
        port: 0,
        dataFolder: folder,
        database: { url: server.url },
        publicUrl: 'http://spadestik.se',
        sessionSecret: 'a secret of the tests and of nothing else',
        allowedOrigins: [],
        trustedProxies: [],
        isProduction: false,
        smtpUrl: null,
        mailFolder: join(folder, role),
        seedsDemo: false,
        sources: [],
        observation: null,
        shedding: { eventLoopDelayMs: 0, memoryBytes: 0 },
        migrates: true,
        previousSecrets: [],
        quotas: usualQuotas,
        retention: usualRetention,
        opensLoopback: false,
        role,
      }
      return startService(settings, join(folder, 'app'), null)
    }
    const mailsOf = (role: Role) => (existsSync(join(folder, role)) ? readdirSync(join(folder, role)) : [])
    try {
      const { db, close } = await openDatabase({ url: server.url })
      await seedScene(db)
      await close()
      const [web, worker] = await Promise.all([start('web'), start('worker')])
      try {
        for (const { address } of [web, worker])
          for (const path of ['/health', '/ready']) expect((await fetch(address + path)).status).toBe(200)
        expect((await fetch(`${worker.address}/api/pa-users?languageId=2&domainId=9`)).status).toBe(404)
        const reset = '/api/pa-users/passwordReset?languageId=2&domainId=9&email=paid@demo.test'
        const response = await fetch(web.address + reset, { method: 'POST' })
        expect(response.ok).toBe(true)
        await expect.poll(() => mailsOf('worker').length).toBe(1)
        expect(mailsOf('web')).toEqual([])
        const [mail = ''] = mailsOf('worker')
        const letter = readFileSync(join(folder, 'worker', mail), 'utf8').replaceAll(/=\r?\n/g, '')
        expect(letter).toContain('http://spadestik.dk/change-password/')
      } finally {
        await Promise.all([web.stop(), worker.stop()])
      }
    } finally {
      await server.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
