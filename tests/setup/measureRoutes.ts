import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface RouteSize {
  readonly name: string
  /** In kB after gzip. */
  readonly scripts: number
  readonly scriptFiles: number
  /** In kB after gzip. */
  readonly styles: number
}

interface RouteFiles {
  readonly routes: readonly { readonly name: string; readonly files: readonly string[] }[]
  readonly login: readonly string[]
}

export function measureRoutes(appFolder: string): RouteSize[] {
  const read = (file: string): Buffer => readFileSync(join(appFolder, file))
  const { routes, login } = JSON.parse(read('route-files.json').toString()) as RouteFiles
  const shared = [
    ...read('index.html')
      .toString()
      .matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g),
  ].map(([, file = '']) => file)
  const sizes = new Map<string, number>()
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(read(file), { level: 9 }).length / 1000
    sizes.set(file, size)
    return size
  }
  const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + sizeOf(file), 0)
  return [{ name: 'login', files: login }, ...routes].map(({ name, files }) => {
    const all = [...new Set([...shared, ...files])]
    const scripts = all.filter((file) => file.endsWith('.js'))
    return {
      name,
      scripts: total(scripts),
      scriptFiles: scripts.length,
      styles: total(all.filter((file) => file.endsWith('.css'))),
    }
  })
}
