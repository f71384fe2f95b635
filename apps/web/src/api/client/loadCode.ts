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
 * Loads the files of a module, and then imports the module. Waits for a connection if a file does not load.
 * After a failed import or preload, a browser does not request the file again until the page is reloaded.
 * Therefore `fetch` first brings the files into the browser's cache. The build calls this function for every
 * dynamic import (ADR 57).
 *
 * @param files the scripts that the module needs, its own included, as paths without the first slash
 * @throws Error if a file does not load although the host responds, for example because a newer version of
 * the app has replaced it
 */
export async function loadCode<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  // Sending requests takes time. Let the browser first respond to the press that needs this code.
  await nextTask()
  const inPage = filesInPage()
  const paths = files.map((file) => `/${file}`)
  await Promise.all(paths.filter((path) => !inPage.has(path)).map(loadOnce))
  return importModule()
}
