import { describeDatabaseFault } from '../admin/describeDatabaseFault'

/**
 * Returns the error with which the service ends when it cannot open its database. A fault of the connection names the
 * setting, but never repeats its value, which can have a password.
 */
export function databaseFault(error: unknown): unknown {
  const fault = describeDatabaseFault(error)
  return fault === null ? error : new Error(`The service does not start, because ${fault}`)
}
