import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { hasDisplayServer, startDisplay } from './startDisplay'

/** Whether Orca and what it needs are installed. */
export const hasScreenReader =
  hasDisplayServer && existsSync('/usr/bin/orca') && existsSync('/usr/bin/dbus-daemon')

export interface ScreenReader {
  /** The environment of a window that the screen reader reads. */
  readonly windowEnvironment: Record<string, string>
  /** Returns what has been spoken, from the beginning. */
  readonly spoken: () => string[]
  readonly end: () => void
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
  })
}

/** Starts Orca on a display and a message bus of its own, with its log as its voice. */
export async function startScreenReader(): Promise<ScreenReader> {
  const display = await startDisplay()
  const home = mkdtempSync(join(tmpdir(), 'spadestik-orca-'))
  const log = join(home, 'orca.log')
  const environment = { DISPLAY: display.name, HOME: home, XDG_RUNTIME_DIR: home, GNOME_ACCESSIBILITY: '1' }
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...environment },
  })
  const windowEnvironment = { ...environment, DBUS_SESSION_BUS_ADDRESS: await firstLine(bus) }
  // Orca writes its log line by line only to a terminal.
  const orca = spawn(
    'script',
    ['--quiet', '--flush', '--command', 'orca --replace --debug-file /dev/tty', log],
    {
      stdio: 'ignore',
      env: { ...process.env, ...windowEnvironment },
      detached: true,
    },
  )
  const spoken = (): string[] =>
    existsSync(log)
      ? [...readFileSync(log, 'utf8').matchAll(/SPEECH OUTPUT: '(.*?)'(?:\{|\r?$)/gm)].map(
          ([, words = '']) => words,
        )
      : []
  await vi.waitFor(
    () => {
      if (spoken().length === 0) throw new Error('Orca does not speak.')
    },
    { timeout: 30_000, interval: 200 },
  )
  return {
    windowEnvironment,
    spoken,
    end() {
      if (orca.pid !== undefined) process.kill(-orca.pid, 'SIGKILL')
      bus.kill()
      display.end()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
