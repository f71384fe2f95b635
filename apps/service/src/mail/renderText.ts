import type { Letter, LetterLink, LetterPart } from './Letter'
import { wordsOf } from './letterParts'

export interface LetterFrame {
  readonly language: string
  readonly orCopy: string
  readonly sentBy: string
}

const linkText = ({ label, href }: LetterLink) =>
  label.endsWith('?') ? `${label} ${href}` : `${label}: ${href}`

function partText(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
    case 'remark':
      return part.text
    case 'heading':
      return part.text.toUpperCase()
    case 'button':
      return `${part.label}:\n${part.href}`
    case 'code':
      return part.code
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'items':
      return part.items
        .map(
          ({ title, href, badge, details, remark, links }) =>
            `* ${wordsOf(title)} (${badge})\n  ${[...details, href, ...(remark === null ? [] : [remark]), ...links.map(linkText)].join('\n  ')}`,
        )
        .join('\n\n')
    case 'links':
      return part.links.map(linkText).join('\n')
  }
}

export function renderText({ heading, parts }: Letter, { sentBy }: LetterFrame): string {
  return `${[heading, ...parts.map(partText), `-- \n${sentBy}`].join('\n\n')}\n`
}
