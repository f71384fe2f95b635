import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

export interface Display {
  /** The value of the variable DISPLAY, such as `:7`. */
  readonly name: string
  readonly end: () => void
}

/** Whether the machine can draw windows without a screen. */
export const hasDisplayServer = existsSync('/usr/bin/Xvfb')

/** Starts an X server without a screen, on a free display. */
export function startDisplay(): Promise<Display> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`Xvfb exited with ${code}.`)))
    server.stdout.once('data', (number: Buffer) =>
      resolve({ name: `:${number.toString().trim()}`, end: () => void server.kill() }),
    )
  })
}
