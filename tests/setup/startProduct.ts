import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

/** The running product. */
export interface Product {
  /** Without a slash at the end. */
  readonly address: string
  readonly pid: number
  /** Ends it by a signal and waits until it is gone. */
  readonly end: (signal?: NodeJS.Signals) => Promise<void>
}

/** What of the environment the product gets besides the test's own. */
export interface ProductSettings {
  /** A folder of its own; the demo data is made there at the first start. */
  readonly DATA_DIR: string
  readonly DEMO_DATA?: 'off'
}

function firstAddress(child: ChildProcess, log: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      log.push(chunk.toString())
      const address = /answers at (http:\/\/\S+)/.exec(log.join(''))?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) =>
      reject(new Error(`The product ended with ${code} before it answered:\n${log.join('')}`)),
    )
  })
}

/**
 * Starts the product as `pnpm start` does, on a free loopback port, and waits until it answers.
 *
 * @throws Error with what it printed when it ends before that
 */
export async function startProduct(settings: ProductSettings): Promise<Product> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/service/scripts/start.ts'], {
    env: { ...process.env, ...settings, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '' },
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
