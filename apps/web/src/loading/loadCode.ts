import { whenConnected } from './connection'
import { checkWithTimeout } from './fetchWithTimeout'

/**
 * Resolves when the host of the app responds to a new request. An earlier request does not count, because its
 * response might have been sent before the connection was lost.
 */
async function whenHostResponds(): Promise<void> {
  const ask = checkWithTimeout(location.origin)
  for (;;) {
    try {
      await ask()
      return
    } catch {
      await whenConnected(ask)
    }
  }
}

/** The pause before the last try to load a file, in milliseconds. */
const lastTryMs = 1000

async function tryFile(path: string): Promise<boolean | null> {
  try {
    const response = await fetch(path)
    await response.arrayBuffer()
    return response.ok
  } catch {
    return null
  }
}

/**
 * Brings a file of the app into the browser's cache. Waits for a connection if there is none.
 * @throws Error if the host does not have the file, or if the file does not load although the host responds,
 * for example because a browser extension blocks it
 */
export async function fetchFile(path: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const isThere = await tryFile(path)
    if (isThere === true) return
    if (isThere === false || tries === 3) throw new Error(`The file ${path} of the app did not load.`)
    // A host that is about to stop still responds for a moment, so do not use up all tries at once.
    if (tries === 2) await new Promise((resolve) => setTimeout(resolve, lastTryMs))
    await whenHostResponds()
  }
}

const loading = new Map<string, Promise<void>>()

const filesInPage = (): Set<string | null> =>
  new Set(
    [...document.querySelectorAll('link[rel=modulepreload], script[src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src'),
    ),
  )

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

function loadOnce(path: string): Promise<void> {
  const known = loading.get(path)
  if (known !== undefined) return known
  const file = fetchFile(path)
  loading.set(path, file)
  file.catch(() => loading.delete(path))
  return file
}

/**
 * Loads the files of a module, waiting for a connection if necessary, and then imports the module. The build
 * calls this function for every dynamic import (ADR 57). A browser does not repeat a failed import before a
 * reload, so `fetch` first brings the files into the browser's cache.
 *
 * @param files the scripts that the module needs, including its own, as paths without the first slash
 * @throws Error if a file does not load although the host responds, for example because a newer version of
 * the app has replaced it
 */
export async function loadCode<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  // Sending requests takes time, so first let the browser respond to the press that needs this code.
  await nextTask()
  const inPage = filesInPage()
  const paths = files.map((file) => `/${file}`)
  await Promise.all(paths.filter((path) => !inPage.has(path)).map(loadOnce))
  return importModule()
}
