/** The part of a company's role that its name comes from. */
export interface NamedRole {
  readonly role: { readonly name: string } | null
  readonly roleString: string | null
}

const isUnspecified = (name: string): boolean =>
  /^(unspecified|uspecificeret|ospecificerad|uspesifisert)$/i.test(name)

/**
 * What a company does: the name of its role, else the words that were noted, else null, which is shown as
 * 'unspecified'.
 *
 * @source specification 3 (Company role)
 */
export function roleName({ role, roleString }: NamedRole): string | null {
  const name = role?.name.trim() ?? ''
  if (name !== '' && !isUnspecified(name)) return name
  return roleString?.trim() || null
}
