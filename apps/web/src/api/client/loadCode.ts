import { fetchFile } from './fetchWithTimeout'

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
