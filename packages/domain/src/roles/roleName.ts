export interface NamedRole {
  readonly role: { readonly name: string } | null
  readonly roleString: string | null
}

const isUnspecified = (name: string): boolean =>
  /^(unspecified|uspecificeret|ospecificerad|uspesifisert)$/i.test(name)

/**
 * Returns the name of a company's role (P02). If the name in the reference data is missing or only says
 * 'unspecified', returns `roleString`, a free text from an import. Returns null if there is no such text.
 */
export function roleName({ role, roleString }: NamedRole): string | null {
  const name = role?.name.trim() ?? ''
  if (name !== '' && !isUnspecified(name)) return name
  return roleString?.trim() || null
}
