import type { Schemas } from '@spadestik/api-client/schema'
import { collatorOf } from '@spadestik/domain/locale'
import { countries } from '../reference/countries'
import { domains } from '../reference/domains'
import type { Handler } from '../contract/Operation'
import { found } from '../contract/Problem'
import { languages, regionNamesOf, languageCode } from '../reference/languages'
import { procurementPhases } from '../reference/procurementPhases'
import { procurementTypes } from '../reference/procurementTypes'
import { projectPhases } from '../reference/projectPhases'
import { roles } from '../reference/roles'
import { nameIn, phaseIn, roleIn } from './inLanguage'

function translationProperty(typeCode: string): string {
  return `criterionType.${typeCode}`
}

const official: Readonly<Record<string, readonly string[]>> = {
  DK: ['da'],
  SE: ['sv'],
  NO: ['nb'],
  FI: ['sv'],
  FO: ['da'],
  GB: ['en'],
  IE: ['en'],
  MT: ['en'],
}

/** Returns all countries. Denmark, Sweden and Norway come first, and all other countries follow by name. */
export const getCountries: Handler<'getCountries'> = async ({ language }) => {
  const names = regionNamesOf(language)
  const order = collatorOf(language)
  return countries
    .map(({ id, code }) => ({
      id,
      code,
      name: names.of(code) ?? code,
      domain: domains.find(({ domain }) => domain.countryId === id)?.domain ?? null,
      languages: languages.filter(({ iso6391 }) => official[code]?.includes(iso6391) ?? false),
    }))
    .sort((a, b) => Number(b.domain !== null) - Number(a.domain !== null) || order.compare(a.name, b.name))
}

export const getCriterionTypes: Handler<'getCriterionTypes'> = async ({ db, language }) => {
  const types = await db.selectFrom('criterion_types').selectAll().orderBy('position').execute()
  const rows = await db
    .selectFrom('criteria')
    .select(['id', 'type_id', 'parent_id', 'names'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const nodes = new Map<number, Schemas['Criterion']>(
    rows.map((row) => [
      row.id,
      { id: row.id, name: nameIn(row.names, language, 'en'), typeId: row.type_id, children: [] },
    ]),
  )
  const roots = new Map<number, Schemas['Criterion'][]>(types.map(({ id }) => [id, []]))
  for (const row of rows) {
    const siblings = row.parent_id === null ? roots.get(row.type_id) : nodes.get(row.parent_id)?.children
    const node = nodes.get(row.id)
    if (node !== undefined) siblings?.push(node)
  }
  return types.map((type) => ({
    id: type.id,
    translationProperty: translationProperty(type.code),
    searchable: type.searchable,
    tailored: type.tailored,
    highlightedProject: type.highlighted_project,
    highlightedProcurement: type.highlighted_procurement,
    criteria: roots.get(type.id) ?? [],
  }))
}

/** Returns the names of criterion types by translation key (ADR 5). */
export const getTranslations: Handler<'getTranslations'> = async ({ db, path }) => {
  const language = languageCode(path.languageId)
  const types = await db.selectFrom('criterion_types').select(['code', 'names']).orderBy('position').execute()
  return Object.fromEntries(
    types.map(({ code, names }) => [translationProperty(code), nameIn(names, language, 'en')]),
  )
}

export const getProjectPhases: Handler<'getProjectPhases'> = async ({ language }) =>
  projectPhases.map((phase) => phaseIn(phase, language))

export const getProjectPhase: Handler<'getProjectPhase'> = async ({ path, language }) =>
  phaseIn(
    found(
      projectPhases.find(({ id }) => id === path.id),
      'phase',
    ),
    language,
  )

export const getProcurementPhases: Handler<'getProcurementPhases'> = async ({ language }) =>
  procurementPhases.map((phase) => phaseIn(phase, language))

export const getProcurementPhase: Handler<'getProcurementPhase'> = async ({ path, language }) =>
  phaseIn(
    found(
      procurementPhases.find(({ id }) => id === path.id),
      'phase',
    ),
    language,
  )

export const getProcurementTypes: Handler<'getProcurementTypes'> = async ({ language }) =>
  procurementTypes.map(({ id, names }) => ({ id, name: names[language] }))

export const getProcurementType: Handler<'getProcurementType'> = async ({ path, language }) => {
  const { id, names } = found(
    procurementTypes.find((type) => type.id === path.id),
    'form of procurement',
  )
  return { id, name: names[language] }
}

export const getRoles: Handler<'getRoles'> = async ({ language }) =>
  roles.flatMap(({ id }) => roleIn(id, language) ?? [])

export const getRole: Handler<'getRole'> = async ({ path, language }) =>
  found(roleIn(path.id, language), 'role')
