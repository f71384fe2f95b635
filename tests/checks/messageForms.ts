import { IntlMessageFormat } from 'intl-messageformat'

interface Node {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly Node[] }>>
  readonly children?: readonly Node[]
}

/** The numbers with which the message parser identifies the types of its nodes, such as plurals. */
const kinds = { argument: 1, select: 5, plural: 6, pound: 7, tag: 8 }

const parse = (message: string): readonly Node[] => new IntlMessageFormat(message, 'en').getAst() as Node[]

/**
 * Returns one line for each argument, tag and `select` option of a message. A translation must have the same
 * lines as the English text. `plural` options have no lines, because languages have different plural forms.
 */
function formsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap(({ type, value = '', options = {}, children = [] }) => {
    const own = type >= kinds.argument && type <= kinds.tag && type !== kinds.pound ? [`{${value}}`] : []
    const branches = Object.entries(options)
    const inside = [...branches.flatMap(([, option]) => formsOf(option.value)), ...formsOf(children)]
    if (type === kinds.select) own.push(...branches.map(([name]) => `{${value}} has ${name}`))
    return [...own, ...inside]
  })
}

function missingForms(nodes: readonly Node[], tag: string): string[] {
  const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  return nodes.flatMap(({ type, value = '', options = {}, children = [] }) => {
    const inside = [
      ...Object.values(options).flatMap((option) => missingForms(option.value, tag)),
      ...missingForms(children, tag),
    ]
    if (type !== kinds.plural) return inside
    return [
      ...needed.filter((form) => !(form in options)).map((form) => `{${value}} lacks "${form}"`),
      ...inside,
    ]
  })
}

export function formProblems(english: string, text: string, tag: string): string[] {
  const asked = new Set(formsOf(parse(english)))
  const nodes = parse(text)
  const given = new Set(formsOf(nodes))
  return [
    ...[...asked].filter((form) => !given.has(form)).map((form) => `leaves out ${form}`),
    ...[...given].filter((form) => !asked.has(form)).map((form) => `has ${form}, which English has not`),
    ...missingForms(nodes, tag),
  ]
}
