import type { QueryLanguage } from './fieldNames'
import { fieldNames } from './fieldNames'
import type { Query, QueryNode } from './Query'

const or: Readonly<Record<QueryLanguage, string>> = { da: 'ELLER', sv: 'ELLER', nb: 'ELLER', en: 'OR' }

/** Prints the operand of an operator such as a minus. Adds parentheses if the operand has several parts. */
function printOperand(node: QueryNode, language: QueryLanguage): string {
  const printed = printNode(node, language)
  return node.kind === 'all' || node.kind === 'any' ? `(${printed})` : printed
}

function printNode(node: QueryNode, language: QueryLanguage): string {
  switch (node.kind) {
    case 'word':
      return node.word
    case 'unexpanded':
      return `=${node.word}`
    case 'beginning':
      return `${node.word}*`
    case 'phrase':
      return `"${node.words.join(' ')}"`
    case 'field':
      return `${fieldNames[language][node.field]}:${printNode(node.value, language)}`
    case 'not':
      return `-${printOperand(node.part, language)}`
    case 'any':
      return node.parts.map((part) => printOperand(part, language)).join(` ${or[language]} `)
    case 'all':
      // Alternatives such as `skole OR bro` need no parentheses here, because `OR` joins only the two parts
      // beside it.
      return node.parts.map((part) => printNode(part, language)).join(' ')
  }
}

/** Prints a query as a text with the same meaning. Words beyond the limit are left out (S22). */
export function printQuery({ root }: Query, language: QueryLanguage): string {
  return root === null ? '' : printNode(root, language)
}
