import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

export interface Product {
  /** Without a trailing slash. */
  readonly address: string
  readonly pid: number
  readonly end: (signal?: NodeJS.Signals) => Promise<void>
}

export interface ProductSettings {
  /** The first start creates demo data in this folder. */
  readonly DATA_DIR: string
  readonly DEMO_DATA?: 'on' | 'off'
  /**
   * A PostgreSQL database. Calls and jobs then run in two processes. Otherwise one process does both, with an
   * embedded database.
   */
  readonly DATABASE_URL?: string
}

function firstAddress(child: ChildProcess, log: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      log.push(chunk.toString())
      const address = /answers (?:\S+ and \S+ )?at (http:\/\/\S+)/.exec(log.join(''))?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) =>
      reject(new Error(`The product exited with ${code} before it was ready:\n${log.join('')}`)),
    )
  })
}

type ProcessSettings = ProductSettings & { readonly ROLE?: 'web' | 'worker'; readonly PUBLIC_URL?: string }

async function startProcess(settings: ProcessSettings): Promise<Product> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/demo/scripts/start.ts'], {
    env: {
      ...process.env,
      // Vitest sets this to `test`, and the app would be built with the development code of React.
      NODE_ENV: undefined,
      DATABASE_URL: '',
      ROLE: '',
      PUBLIC_URL: '',
      ...settings,
      PORT: '0',
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await firstAddress(child, [])
  return {
    address: address.replace(/\/$/, ''),
    pid: child.pid ?? 0,
    async end(signal = 'SIGTERM') {
      child.kill(signal)
      await exited
    },
  }
}

/**
 * Starts the app and its service as `pnpm start` does, on a free port, and waits until they are ready.
 *
 * @throws Error with the output if a process exits before it is ready
 */
export async function startProduct(settings: ProductSettings): Promise<Product> {
  if (settings.DATABASE_URL === undefined) return startProcess(settings)
  const web = await startProcess({ ...settings, ROLE: 'web' })
  const worker = await startProcess({ ...settings, ROLE: 'worker', PUBLIC_URL: web.address }).catch(
    async (error: unknown) => {
      await web.end()
      throw error
    },
  )
  const end = async (signal?: NodeJS.Signals) => {
    await Promise.all([web.end(signal), worker.end(signal)])
  }
  return { ...web, end }
}
