/** Constructors of objects in native memory. The garbage collector does not count such memory. */
const formats = new Set([
  'Collator',
  'DateTimeFormat',
  'DisplayNames',
  'DurationFormat',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
  'RelativeTimeFormat',
  'Segmenter',
])
/** Methods that create such an object on every call. */
const formatting = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
const functions = new Set(['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'])

const isKept = ({ parent }) => parent.type === 'CallExpression' && parent.callee.name === 'onePerKey'

/** Whether code runs once per module, or once per key inside `onePerKey`. */
function runsOnce(node) {
  for (let at = node.parent; at !== null && at !== undefined; at = at.parent) {
    if (functions.has(at.type)) return isKept(at)
  }
  return true
}

const message =
  'A format made per call leaks native memory and costs time. Make it at module level, or per language or time zone with `onePerKey`.'

const noFormatPerCall = {
  create(context) {
    const checkIntl = (node) => {
      const { callee } = node
      const isFormat =
        callee.type === 'MemberExpression' &&
        callee.object.name === 'Intl' &&
        formats.has(callee.property.name)
      if (isFormat && !runsOnce(node)) context.report({ node, message })
    }
    return {
      NewExpression: checkIntl,
      CallExpression(node) {
        checkIntl(node)
        const { callee, arguments: given } = node
        if (callee.type !== 'MemberExpression') return
        const { name } = callee.property
        const isCostly = formatting.has(name) || (name === 'localeCompare' && given.length > 1)
        if (isCostly && !runsOnce(node)) context.report({ node, message })
      },
    }
  },
}

/** The lint rules of this repository. */
export default { meta: { name: 'spadestik' }, rules: { 'no-format-per-call': noFormatPerCall } }
