import { fetchFile } from './fetchWithTimeout'

const loading = new Map<string, Promise<void>>()

/** Returns the URLs of the scripts that the HTML of the page loads. */
const filesInPage = (): Set<string | null> =>
  new Set(
    [...document.querySelectorAll('link[rel=modulepreload], script[src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src'),
    ),
  )

/** Waits until the current task of the browser has ended. */
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
 * Therefore plain requests bring the files into the browser's cache first. The build calls this function for
 * every dynamic import (ADR 57).
 *
 * @param importModule imports the module
 * @param files the scripts that the module needs, its own included, as paths without the first slash
 * @throws Error if a file does not load although the host responds, for example because another version of the
 * app has replaced it
 */
export async function loadCode<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  // If the user has just pressed something that needs this code, let the browser respond to the press first,
  // because sending requests takes time.
  await nextTask()
  const inPage = filesInPage()
  const paths = files.map((file) => `/${file}`)
  await Promise.all(paths.filter((path) => !inPage.has(path)).map(loadOnce))
  return importModule()
}
