import { markup, Markup } from './Markup'

export function inline(text: string): Markup {
  const { text: escaped } = markup`${text}`
  return new Markup(
    escaped.replaceAll(/`([^`]+)`/g, '<code>$1</code>').replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>'),
  )
}

export function prose(text: string): Markup {
  const blocks = text.trim().split(/\n\s*\n/)
  return markup`${blocks.map((block) => {
    if (!block.startsWith('- ')) return markup`<p>${inline(block.replaceAll('\n', ' '))}</p>`
    const entries = block.split(/^- /m).filter(Boolean)
    return markup`<ul>
      ${entries.map((entry) => markup`<li>${inline(entry.replaceAll(/\s+/g, ' ').trim())}</li>`)}
    </ul>`
  })}`
}
