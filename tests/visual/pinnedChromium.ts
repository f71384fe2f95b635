import chromium from '@sparticuz/chromium'

/**
 * Returns the path of the browser that takes the pictures, or null if this machine has none. The browser
 * comes from a package, so that every machine renders text in the same way. This browser exists for Linux on
 * x64 only.
 */
export function pinnedChromium(): Promise<string> | null {
  return process.platform === 'linux' && process.arch === 'x64' ? chromium.executablePath() : null
}
