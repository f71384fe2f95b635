/** The properties of a company's role that decide its name. */
export interface NamedRole {
  readonly role: { readonly name: string } | null
  readonly roleString: string | null
}

const isUnspecified = (name: string): boolean =>
  /^(unspecified|uspecificeret|ospecificerad|uspesifisert)$/i.test(name)

/**
 * Returns the name of a company's role (P02). This is the name in the reference data, unless it is missing or
 * only says 'unspecified'. In this case it is `roleString`, a free text from an import. Returns null if this
 * text is missing too.
 */
export function roleName({ role, roleString }: NamedRole): string | null {
  const name = role?.name.trim() ?? ''
  if (name !== '' && !isUnspecified(name)) return name
  return roleString?.trim() || null
}
