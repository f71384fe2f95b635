import ts from 'typescript'

/**
 * Groups of three props that belong to one state: the value that the parent keeps, the initial value if the
 * component keeps the state, and the callback for changes.
 */
const states = [
  ['value', 'defaultValue', 'onChange'],
  ['isOpen', 'defaultOpen', 'onOpenChange'],
  ['isSelected', 'defaultSelected', 'onChange'],
  ['expanded', 'defaultExpanded', 'onExpandedChange'],
  ['isExpanded', 'defaultExpanded', 'onExpandedChange'],
  ['inputValue', 'defaultInputValue', 'onInputChange'],
  ['sort', 'defaultSort', 'onSortChange'],
  ['mode', 'defaultMode', 'onModeChange'],
  ['countryId', 'defaultCountryId', 'onCountryChange'],
  ['languageId', 'defaultLanguageId', 'onLanguageChange'],
] as const

const nothing = '={() => {}}'

/**
 * Makes the components of an example keep their own state. Stories pass a fixed value and a callback that
 * does nothing, so a copied example would never change. The function passes the value as the initial value
 * and removes the callback.
 *
 * @param props the names of the props of each component
 */
export function withOwnState(code: string, props: ReadonlyMap<string, ReadonlySet<string>>): string {
  const source = ts.createSourceFile('example.tsx', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX)
  const changes: { start: number; end: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const attributes = node.attributes.properties.filter(ts.isJsxAttribute)
      const find = (name: string) => attributes.find((each) => each.name.getText() === name)
      for (const [controlled, initial, callback] of states) {
        const value = find(controlled)
        const change = find(callback)
        if (value === undefined || !props.get(node.tagName.getText())?.has(initial)) continue
        if (change?.getText() !== callback + nothing) continue
        changes.push({ start: value.name.getStart(), end: value.name.end, text: initial })
        changes.push({ start: change.getFullStart(), end: change.end, text: '' })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: replaced }) => text.slice(0, start) + replaced + text.slice(end), code)
}
