import { fetchFile } from './fetchWithTimeout'

const loading = new Map<string, Promise<void>>()

/**
 * Returns the URLs of all files that `link` elements load, both those in the HTML and those added by
 * `addStyles`.
 */
const filesInPage = (): Set<string | null> =>
  new Set(
    [...document.querySelectorAll('link:is([rel=modulepreload], [rel=stylesheet])')].map((link) =>
      link.getAttribute('href'),
    ),
  )

/** Waits until the current task of the browser has ended. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

function addStyles(path: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = path
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`The styles ${path} did not load.`))
    })
    document.head.append(link)
  })
}

async function load(path: string): Promise<void> {
  await fetchFile(path)
  if (path.endsWith('.css')) await addStyles(path)
}

function loadOnce(path: string): Promise<void> {
  const known = loading.get(path)
  if (known !== undefined) return known
  const file = load(path)
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
 * @param files the scripts and styles that the module needs, its own included, as paths without the first
 * slash
 * @throws Error if a file does not load although the host responds, for example because another version of the
 * app has replaced it
 */
export async function loadCode<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  // The user might have just pressed something that needs this code. Sending requests takes time, so let the
  // browser respond to the press first.
  await nextTask()
  const inPage = filesInPage()
  const paths = files.map((file) => `/${file}`)
  // A style sheet can be in the page already but still be loading. `loadOnce` waits for it.
  await Promise.all(paths.filter((path) => loading.has(path) || !inPage.has(path)).map(loadOnce))
  return importModule()
}
