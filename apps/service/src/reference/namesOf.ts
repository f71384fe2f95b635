import { countries } from './countries'
import type { LanguageCode } from './languages'
import { regionNamesOf } from './languages'
import type { LocalNames } from './Names'
import { roles } from './roles'

interface Named {
  readonly id: number
  readonly names: LocalNames
}

/** Returns a function that names options, such as phases. Unknown ids are left out. */
export const namesAmong =
  (options: readonly Named[]) =>
  (ids: readonly number[], language: LanguageCode): string[] =>
    ids.flatMap((id) => options.find((option) => option.id === id)?.names[language] ?? [])

export const rolesNamed = namesAmong(roles)

/** Returns the names of countries. Unknown ids are left out. */
export function countriesNamed(ids: readonly number[], language: LanguageCode): string[] {
  const codes = ids.flatMap((id) => countries.find((country) => country.id === id)?.code ?? [])
  return codes.map((code) => regionNamesOf(language).of(code) ?? code)
}
