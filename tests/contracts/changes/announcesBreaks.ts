/**
 * Whether a version number announces breaking changes: a higher major number, or a higher minor number while
 * the major number is 0.
 */
export function announcesBreaks(before: string, after: string): boolean {
  const [wasMajor = 0, wasMinor = 0] = before.split('.').map(Number)
  const [major = 0, minor = 0] = after.split('.').map(Number)
  if (major !== wasMajor) return major > wasMajor
  return major === 0 && minor > wasMinor
}
