/**
 * The key under which the translations name a criterion type.
 *
 * @source specification 3
 */
export function translationProperty(typeCode: string): string {
  return `criterionType.${typeCode}`
}
