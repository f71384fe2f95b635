import chromium from '@sparticuz/chromium'

/**
 * The browser that pictures are made and compared with: it comes from a package, so that every machine draws text
 * alike. It is built for Linux on x64; elsewhere there is none.
 *
 * @returns where it lies, or null.
 */
export function pinnedChromium(): Promise<string> | null {
  return process.platform === 'linux' && process.arch === 'x64' ? chromium.executablePath() : null
}
