/** Returns the version of something that the service has saved. The pact sends it back. */
export function versionOf({ version }: { readonly version?: number }): number {
  if (version !== undefined) return version
  throw new Error('The service saved something without a version. The pact needs one to send it back.')
}
