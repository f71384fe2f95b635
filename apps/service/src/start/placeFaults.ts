import { accessSync, constants, mkdirSync } from 'node:fs'

/**
 * Makes a folder that the service writes to.
 *
 * @param setting the name of the variable that says where it is
 * @throws Error that names the variable when the folder cannot be made or written to
 */
export function requireFolder(folder: string, setting: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const code = String(Object(error).code)
    throw new Error(
      `The service does not start, because it cannot write to ${folder} (${code}), which ${setting} names. Let its user write there, or set another folder.`,
      { cause: error },
    )
  }
}

/** What is wrong with an address or a port, not with the service. */
const codes = new Set(['EADDRNOTAVAIL', 'EADDRINUSE', 'EACCES', 'ENOTFOUND', 'EAI_AGAIN'])

/**
 * Returns the error with which the service ends when it cannot listen. It names the settings.
 *
 * @param settings the names of the variables of the address and the port
 */
export function listenFault(error: unknown, settings: string): unknown {
  const { code, message }: { code?: unknown; message?: unknown } = Object(error)
  if (typeof code !== 'string' || !codes.has(code)) return error
  return new Error(
    `The service does not start, because it cannot listen where ${settings} say: ${String(message)}. Use an address of this machine and a free port.`,
    { cause: error },
  )
}
