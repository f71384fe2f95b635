import chromium from '@sparticuz/chromium'

/**
 * Returns the path of the browser that takes the pictures, or null. It comes from a package, so that every
 * machine draws text alike. It exists for Linux on x64 only.
 */
export function pinnedChromium(): Promise<string> | null {
  return process.platform === 'linux' && process.arch === 'x64' ? chromium.executablePath() : null
}
