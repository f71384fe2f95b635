import { fetchFile } from './fetchWithTimeout'

const loading = new Map<string, Promise<void>>()

/** Whether the page itself contains the link that loads a file. */
const isInPage = (path: string): boolean =>
  document.querySelector(`link[href="${path}"]:is([rel=modulepreload], [rel=stylesheet])`) !== null

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
  if (isInPage(path)) return
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
 * @throws Error if the host does not have a file, because another version of the app has replaced it
 */
export async function loadCode<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => loadOnce(`/${file}`)))
  return importModule()
}
