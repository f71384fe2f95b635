/**
 * Constructors of `Intl` whose objects use native memory. The garbage collector does not count such memory,
 * so it may free them too late.
 */
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
/** Methods that create an `Intl` object on every call. */
const formatting = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
const functions = new Set(['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'])

const isKept = ({ parent }) => parent.type === 'CallExpression' && parent.callee.name === 'onePerKey'

/** Whether code runs once per module, or once per key in a function passed to `onePerKey`. */
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

/**
 * Style properties with a left or right side in their name. Logical properties such as `insetInlineStart` are
 * allowed, because they follow the direction of the text.
 */
const sided =
  /^(left|right|(margin|padding|border|scroll(Margin|Padding)).*(Left|Right)(Width|Style|Color|Radius)?)$/
/** Style properties with up to four values, one for each side or corner of a box. */
const fourSided = /^(margin|padding|inset|border(Radius|Width|Style|Color)|scroll(Margin|Padding))$/
/** Style properties whose value can be `left` or `right`. */
const placing = /^(textAlign|float|clear|captionSide|objectPosition|backgroundPosition|transformOrigin)$/

/** Returns the parts of a CSS value that spaces separate. A function counts as one part. */
function partsOf(text) {
  let flat = text.replaceAll(/\$\{[^}]*\}/g, (part) => part.replaceAll(/\s/g, ''))
  for (let before = ''; before !== flat;) {
    before = flat
    flat = flat.replaceAll(/\(([^()]*)\)/g, (_, inner) => `[${inner.replaceAll(/\s/g, '')}]`)
  }
  return flat.trim().split(/\s+/)
}

/**
 * Whether a style names a side, such as left. Such a style does not change in a text that runs from right to
 * left.
 */
function isPhysical(name, value) {
  if (sided.test(name) || /gradient\(to (left|right)/.test(value)) return true
  if (placing.test(name)) return /\b(left|right)\b/.test(value)
  if (name === 'transform' || name === 'translate') return /translateX/.test(value)
  if (!fourSided.test(name)) return false
  const [first, second, third, fourth = second] = partsOf(value)
  if (name !== 'borderRadius') return second !== fourth
  return second !== undefined && (first !== second || third !== fourth)
}

/**
 * Whether a property of an object in the code is a CSS property. It is one in a style sheet, and in the
 * `style` of an element.
 */
function isStyle(node, filename) {
  if (filename.endsWith('.css.ts')) return true
  for (let at = node.parent; at !== null && at !== undefined; at = at.parent) {
    if (at.type === 'JSXAttribute') return at.name.name === 'style'
    if (functions.has(at.type)) return false
  }
  return false
}

const logicalProperties = {
  create(context) {
    return {
      Property({ key, value, parent }) {
        const name = key.name ?? key.value
        const text = context.sourceCode.getText(value).replaceAll(/^['"`]|['"`]$/g, '')
        if (typeof name !== 'string' || parent.type !== 'ObjectExpression') return
        if (!isPhysical(name, text) || !isStyle(key, context.filename)) return
        context.report({
          node: key,
          message:
            'This style names a left or a right side, which is wrong from right to left. Use start and end, as in `paddingInlineStart`.',
        })
      },
    }
  },
}

/** The lint rules of this repository. */
export default {
  meta: { name: 'spadestik' },
  rules: { 'logical-properties': logicalProperties, 'no-format-per-call': noFormatPerCall },
}
