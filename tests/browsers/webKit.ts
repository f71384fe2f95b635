import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Key, OtherBrowser, Point } from './OtherBrowser'
import { startDisplay } from './startDisplay'

/** The codes of keys in WebDriver. */
const keyCodes: Record<Key, string> = {
  ArrowUp: '\uE013',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
}

const driverPath = '/usr/bin/WebKitWebDriver'
const libraries = '/usr/lib/x86_64-linux-gnu'

/** Returns the path of WebKitGTK's browser, or undefined where it or its driver is not installed. */
export function findWebKit(): string | undefined {
  if (!existsSync(driverPath) || !existsSync(libraries)) return undefined
  return readdirSync(libraries)
    .filter((name) => name.startsWith('webkit2gtk'))
    .map((name) => `${libraries}/${name}/MiniBrowser`)
    .find((path) => existsSync(path))
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

async function call<Value>(address: string, method: string, body?: object): Promise<Value> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${method} ${address}: ${value.error} ${value.message}`)
  return value
}

async function untilReady(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not answer.')
}

const move = ({ x, y }: Point, duration = 0) => ({
  type: 'pointerMove',
  duration,
  x: Math.round(x),
  y: Math.round(y),
  origin: 'viewport',
})
const down = { type: 'pointerDown', button: 0 }
const up = { type: 'pointerUp', button: 0 }

/** Starts WebKitGTK's browser on a display of its own, driven over WebDriver. */
export async function startWebKit(binary: string): Promise<OtherBrowser> {
  const display = await startDisplay()
  const port = await freePort()
  const driver = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Root cannot start the sandbox. The pages are our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const server = `http://127.0.0.1:${port}`
  await untilReady(server)
  const { sessionId } = await call<{ sessionId: string }>(`${server}/session`, 'POST', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  })
  const session = `${server}/session/${sessionId}`
  const act = (actions: object) => call<null>(`${session}/actions`, 'POST', { actions: [actions] })
  const pointer = (actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  const pressKeys = (values: string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  await call(`${session}/window/rect`, 'POST', { width: 1280, height: 960 })
  return {
    open: async (url) => void (await call(`${session}/url`, 'POST', { url })),
    read: (expression) =>
      call(`${session}/execute/sync`, 'POST', { script: `return ${expression}`, args: [] }),
    click: async (point) => void (await pointer([move(point), down, up])),
    drag: async (from, to) =>
      void (await pointer([
        move(from),
        down,
        move({ x: (from.x + to.x) / 2, y: to.y }, 100),
        move(to, 100),
        up,
      ])),
    type: async (text) => void (await pressKeys([...text])),
    press: async (key) => void (await pressKeys([keyCodes[key]])),
    back: async () => void (await call(`${session}/back`, 'POST', {})),
    async end() {
      await call(session, 'DELETE').catch(() => undefined)
      driver.kill()
      display.end()
    },
  }
}
