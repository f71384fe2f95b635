/** The properties of a company's role that decide its name. */
export interface NamedRole {
  readonly role: { readonly name: string } | null
  readonly roleString: string | null
}

const isUnspecified = (name: string): boolean =>
  /^(unspecified|uspecificeret|ospecificerad|uspesifisert)$/i.test(name)

/**
 * Returns the name of a company's role (P02): the name in the reference data, or else `roleString`, the free
 * text of the source from which the role was imported. Returns null if both are missing; the app then shows
 * 'unspecified'.
 */
export function roleName({ role, roleString }: NamedRole): string | null {
  const name = role?.name.trim() ?? ''
  if (name !== '' && !isUnspecified(name)) return name
  return roleString?.trim() || null
}
